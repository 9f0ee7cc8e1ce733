"""NumPy kernels of fused optimizers: the oracle of the tests, and what runs where nothing can be compiled."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.optim import optim_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, view, write

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Tensors = Sequence["Tensor"]


def _gradient(grad: Tensor, options: Any) -> np.ndarray:
    """The gradient, divided by the scale if there is one (the quotient stays in `grad`), and with its sign for `maximize`."""
    values = read(grad)
    if options.grad_scale is not None:
        values = values / values.dtype.type(options.grad_scale)
        write(grad, values)
    return -values if options.maximize else values.copy()


def _decayed(grad: np.ndarray, param: Tensor, options: Any) -> np.ndarray:
    """The gradient with weight decay. Without it the parameter is left out: 0 times infinity would be NaN."""
    return grad + options.weight_decay * read(param) if options.weight_decay else grad


def fused_sgd(params: Tensors, grads: Tensors, *rest: Any) -> None:
    options = rest[-1]
    for i, (p, grad) in enumerate(zip(params, grads, strict=True)):
        step = _decayed(_gradient(grad, options), p, options)
        if options.momentum:
            buffer = rest[0][i]
            kept = options.momentum * read(buffer) + (1 - options.dampening) * step
            momentum = step if options.is_first_step else kept
            write(buffer, momentum)
            step = step + options.momentum * momentum if options.nesterov else momentum
        write(p, read(p) - options.lr * step)


def fused_adam(params: Tensors, grads: Tensors, exp_avgs: Tensors, exp_avg_sqs: Tensors, *rest: Any) -> None:
    o, steps = rest[-1], rest[-2]
    for i, p in enumerate(params):
        step = float(view(steps[i]))
        values, grad = read(p), _gradient(grads[i], o)
        if o.decoupled:
            values = values * (1 - o.lr * o.weight_decay)
        else:
            grad = _decayed(grad, p, o)
        mean = o.beta1 * read(exp_avgs[i]) + (1 - o.beta1) * grad
        square = o.beta2 * read(exp_avg_sqs[i]) + (1 - o.beta2) * grad * grad
        write(exp_avgs[i], mean)
        write(exp_avg_sqs[i], square)
        if o.amsgrad:
            square = np.maximum(read(rest[0][i]), square)
            write(rest[0][i], square)
        size, root = o.lr / (1 - o.beta1**step), (1 - o.beta2**step) ** 0.5
        write(p, values - size * mean / (np.sqrt(square) / root + o.eps))


def fused_adagrad(params: Tensors, grads: Tensors, sums: Tensors, steps: Tensors, options: Any) -> None:
    for p, grad, total, step in zip(params, grads, sums, steps, strict=True):
        g = _decayed(_gradient(grad, options), p, options)
        squares = read(total) + g * g
        write(total, squares)
        size = options.lr / (1 + (float(view(step)) - 1) * options.lr_decay)
        write(p, read(p) - size * g / (np.sqrt(squares) + options.eps))


def count_up(addresses: array[int]) -> None:
    for address in addresses:
        ctypes.c_float.from_address(address).value += 1


def register() -> None:
    stubs.fused_sgd_stub.register("cpu", fused_sgd)
    stubs.fused_adam_stub.register("cpu", fused_adam)
    stubs.fused_adagrad_stub.register("cpu", fused_adagrad)
    stubs.count_up_stub.register("cpu", count_up)
