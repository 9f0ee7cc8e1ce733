"""DataParallel: a module's batch cut into parts, one a device.

Mirrors torch/nn/parallel/data_parallel.py. Left out: the warning that devices differ in size.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from tinytensor import accelerator
from tinytensor.accelerator.comm import device_of
from tinytensor.autograd.profiler import record_function
from tinytensor.c10.device import Device
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parallel.parallel_apply import parallel_apply
from tinytensor.nn.parallel.replicate import replicate
from tinytensor.nn.parallel.scatter_gather import gather, scatter_kwargs

__all__ = ["DataParallel", "data_parallel"]


def _check_on(module: Any, device: Device) -> None:
    for tensor in chain(module.parameters(), module.buffers()):
        if tensor.device != device:
            raise RuntimeError(
                f"module must have its parameters and buffers on device {device} (device_ids[0]) but found one of "
                f"them on device: {tensor.device}"
            )


class DataParallel(Module):
    """A module that runs on all devices, each with a part of the batch. Without a device beside the CPU it is the module.

        module          its parameters lie on the first device
        device_ids      None: all devices
        output_device   where the result goes; None: the first
        dim             the dimension that is cut: 0

    >>> net = nn.DataParallel(nn.Linear(2, 1))
    >>> net(tt.ones(4, 2)).shape, net.device_ids
    (torch.Size([4, 1]), [])
    """

    def __init__(self, module: Any, device_ids: Any = None, output_device: Any = None, dim: int = 0) -> None:
        super().__init__()
        kind = accelerator.current_accelerator() if accelerator.is_available() else None
        self.module = module
        self.device_ids: list[int] = []
        if kind is None:
            return
        devices = list(range(accelerator.device_count())) if device_ids is None else list(device_ids)
        self.dim = dim
        self.device_ids = [device_of(device).index or 0 for device in devices]
        self.output_device = self.device_ids[0] if output_device is None else device_of(output_device).index
        self.src_device_obj = Device(kind.type, self.device_ids[0])
        if len(self.device_ids) == 1:
            self.module.to(self.src_device_obj)

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the module gives, of all parts together."""
        with record_function("DataParallel.forward"):
            if not self.device_ids:
                return self.module(*inputs, **kwargs)
            _check_on(self.module, self.src_device_obj)
            parts, module_kwargs = self.scatter(inputs, kwargs, self.device_ids)
            if not parts and not module_kwargs:
                parts, module_kwargs = ((),), ({},)
            if len(self.device_ids) == 1:
                return self.module(*parts[0], **module_kwargs[0])
            replicas = self.replicate(self.module, self.device_ids[: len(parts)])
            return self.gather(self.parallel_apply(replicas, parts, module_kwargs), self.output_device)

    def replicate(self, module: Any, device_ids: Sequence[Any]) -> list[Any]:
        """A copy a device."""
        return replicate(module, device_ids, not is_grad_enabled())

    def scatter(self, inputs: Any, kwargs: Any, device_ids: Sequence[Any]) -> Any:
        """A part of the arguments a device."""
        return scatter_kwargs(inputs, kwargs, device_ids, dim=self.dim)

    def parallel_apply(self, replicas: Sequence[Any], inputs: Sequence[Any], kwargs: Any) -> list[Any]:
        """All copies at once."""
        return parallel_apply(replicas, inputs, kwargs, self.device_ids[: len(replicas)])

    def gather(self, outputs: Any, output_device: Any) -> Any:
        """One result of all."""
        return gather(outputs, output_device, dim=self.dim)


def data_parallel(
    module: Any, inputs: Any, device_ids: Any = None, output_device: Any = None, dim: int = 0, module_kwargs: Any = None
) -> Any:
    """`DataParallel(module)(*inputs)` as a function. RuntimeError without a device beside the CPU.

    >>> nn.parallel.data_parallel(nn.Linear(2, 1), tt.ones(4, 2))
    Traceback (most recent call last):
    RuntimeError: device type could not be determined
    """
    inputs = inputs if isinstance(inputs, tuple) else () if inputs is None else (inputs,)
    if not accelerator.is_available():
        raise RuntimeError("device type could not be determined")
    made = DataParallel.__new__(DataParallel)
    Module.__init__(made)
    devices = list(range(accelerator.device_count())) if device_ids is None else list(device_ids)
    made.device_ids = [device_of(device).index or 0 for device in devices]
    made.output_device = made.device_ids[0] if output_device is None else output_device
    made.dim, made.module = dim, module
    made.src_device_obj = device_of(made.device_ids[0])
    return made.forward(*inputs, **(module_kwargs or {}))
