"""Copies between devices that gradients pass: each is the other's backward.

Mirrors torch/nn/parallel/_functions.py. Left out: streams.
"""

from __future__ import annotations

import warnings
from itertools import chain
from typing import Any

from tinytensor.autograd.function import Function
from tinytensor.nn.parallel import comm


class Broadcast(Function):
    """(devices, *tensors) -> all tensors on the first device, all on the second, ..."""

    @staticmethod
    def forward(ctx: Any, target_gpus: Any, *inputs: Any) -> Any:
        assert all(x.device.type != "cpu" for x in inputs), "Broadcast function not implemented for CPU tensors"
        if not inputs:
            return ()
        ctx.num_inputs = len(inputs)
        ctx.input_device = inputs[0].get_device()
        outputs = comm.broadcast_coalesced(inputs, target_gpus)
        fixed = [i for i, needed in enumerate(ctx.needs_input_grad[1:]) if not needed]
        ctx.mark_non_differentiable(*(output[i] for i in fixed for output in outputs))
        # A copy to a tensor's own device is the tensor itself, and a Function must not return what it was given.
        return tuple(x.view_as(x) for x in chain.from_iterable(outputs))

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        n = ctx.num_inputs
        grads = [grad_outputs[i : i + n] for i in range(0, len(grad_outputs), n)]
        return None, *comm.reduce_add_coalesced(grads, ctx.input_device)


class Gather(Function):
    """(device, dim, *tensors) -> one tensor of all."""

    @staticmethod
    def forward(ctx: Any, target_device: Any, dim: int, *inputs: Any) -> Any:
        assert all(x.device.type != "cpu" for x in inputs), "Gather function not implemented for CPU tensors"
        ctx.dim = dim
        ctx.input_gpus = tuple(x.get_device() for x in inputs)
        ctx.unsqueezed_scalar = dim == 0 and all(x.dim() == 0 for x in inputs)
        if ctx.unsqueezed_scalar:
            inputs = tuple(x.view(1) for x in inputs)
            warnings.warn(
                "Was asked to gather along dimension 0, but all input tensors were scalars; will instead unsqueeze "
                "and return a vector.",
                stacklevel=2,
            )
        ctx.input_sizes = tuple(x.size(dim) for x in inputs)
        return comm.gather(inputs, dim, target_device)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        grads = comm.scatter(grad_output, ctx.input_gpus, ctx.input_sizes, ctx.dim)
        return None, None, *(grad[0] if ctx.unsqueezed_scalar else grad for grad in grads)


class Scatter(Function):
    """(devices, sizes of the parts or None, dim, tensor) -> a part on each device."""

    @staticmethod
    def forward(ctx: Any, target_gpus: Any, chunk_sizes: Any, dim: int, input: Any) -> Any:
        ctx.dim = dim
        ctx.input_device = -1 if input.device.type == "cpu" else input.get_device()
        return tuple(x.clone() for x in comm.scatter(input, target_gpus, chunk_sizes, dim))

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        return None, None, None, comm.gather(grad_outputs, ctx.dim, ctx.input_device)
