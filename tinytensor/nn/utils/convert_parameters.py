"""Parameters as one vector, and back: what optimizers of other libraries ask for, and penalties on all weights at once.

Mirrors torch/nn/utils/convert_parameters.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.privateuse1 import privateuse1_backend_name
from tinytensor.functional import typename


def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """All parameters one after the other, in a new tensor of one dimension; gradients flow through it.

    TypeError where they are on different devices.

    >>> nn.utils.parameters_to_vector([tt.tensor([[1.0, 2.0]]), tt.tensor([3.0])])
    tensor([1., 2., 3.])
    """
    device_index = None
    parts = []
    for parameter in parameters:
        device_index = _check_param_device(parameter, device_index)
        parts.append(parameter.view(-1))
    return F.cat(parts)


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Let each parameter be its part of the vector: they share its memory from now on.

    TypeError where `vec` is no tensor, or parameters are on different devices.

    >>> p = tt.zeros(1, 2, requires_grad=True)
    >>> nn.utils.vector_to_parameters(tt.tensor([1.0, 2.0]), [p])
    >>> p
    tensor([[1., 2.]], requires_grad=True)
    """
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {typename(vec)}")
    device_index = None
    start = 0
    for parameter in parameters:
        device_index = _check_param_device(parameter, device_index)
        end = start + parameter.numel()
        # `.data` changes the bytes and keeps the Parameter object. Nothing is recorded, so this works on leaves.
        parameter.data = vec[start:end].view_as(parameter).data
        start = end


def _check_param_device(param: Tensor, old_param_device: int | None) -> int:
    """The number of the parameter's GPU, -1 on a CPU. TypeError where it is not that of those before."""
    device_index = param.get_device() if param.device.type in ("cuda", privateuse1_backend_name()) else -1
    if old_param_device is not None and device_index != old_param_device:
        raise TypeError("Found two parameters on different devices, this is currently not supported.")
    return device_index
