"""What lesson 16 is made of: a fallback at the key QuantizedCPU, and a network that reads digits, with its weights.

The weights in data/digits_network.npz come from tests/lessons/make_digits_network.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.native.quantized.affine_quantizer import quantizer_of
from tinytensor.aten.native.quantized.q_tensor import set_quantizer_
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import CPU
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor_lessons.toy_device import is_written

_WEIGHTS = Path(__file__).parent / "data" / "digits_network.npz"


def digits_network() -> Any:
    """A trained network, 64 pixels to 32 hidden units to 10 digits: Linear, ReLU, Linear. It reads 97 of 100 digits."""
    nn = tt.nn
    network = nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))
    with np.load(_WEIGHTS) as file:
        network.load_state_dict({name: tt.from_numpy(file[name]) for name in file.files})
    return network.requires_grad_(False)


# ---- what a fallback is made of


def is_quantized(value: Any) -> bool:
    """Whether it is a quantized tensor."""
    return isinstance(value, tt.Tensor) and value.is_quantized


def run(op: Any, args: Any) -> list[Any]:
    """Call the operator's CPU kernel, which knows no integers with a scale; its results in a list."""
    for argument, value in zip(op.schema.arguments, args, strict=True):
        if is_quantized(value):
            raise TypeError(f"{argument.name} of {op.name} is still quantized")
    stack = [tuple(arg) if isinstance(arg, list) else arg for arg in args]
    op.redispatch_boxed(CPU, stack)
    return stack


# ---- and where it stands


def no_kernel(op: Any, ks: int, stack: list[Any]) -> None:
    """What happens at QuantizedCPU where nobody has registered anything."""
    raise NotImplementedError(f"{op.name} has no kernel for QuantizedCPU")


@contextlib.contextmanager
def falling_back(boxed: Any) -> Iterator[None]:
    """For the length of a block, `boxed(op, ks, stack)` runs every operator that has no kernel for quantized tensors.

    An operator that has an `out=` form arrives in that form, with an empty quantized tensor for the result. The form that
    returns its result is called in its place, and the result put there.
    """

    def kernel(op: Any, ks: int, stack: list[Any], error_on_views: bool = False) -> None:
        plain, outs = _returning(op)
        given = stack[len(stack) - len(outs) :] if outs else []
        del stack[len(stack) - len(outs) :]
        with AutoDispatchBelowADInplaceOrView():
            boxed(plain, ks, stack)
            for out, result in zip(given, stack[len(stack) - len(outs) :], strict=True):
                _put(op, out, result)
        if outs:
            stack[len(stack) - len(outs) :] = given

    key = DispatchKey.QuantizedCPU
    dispatcher.register_fallback(key, kernel)
    try:
        yield
    finally:
        dispatcher.deregister_fallback(key)


def _returning(op: Any) -> tuple[Any, list[Any]]:
    """The operator that returns what this one writes into `out`, and these arguments; itself where there are none."""
    outs = [argument for argument in op.schema.arguments if is_written(argument)]
    if not outs or not op.schema.arguments[-1].kwarg_only:
        return op, []
    taken = [str(argument.type) for argument in op.schema.arguments[: -len(outs)]]
    for other in dispatcher.overloads(op.name.name):
        written = any(map(is_written, other.schema.arguments))
        if not written and [str(argument.type) for argument in other.schema.arguments] == taken:
            return other, outs
    raise NotImplementedError(f"{op.name} has no form that returns its result")


def _put(op: Any, out: Any, result: Any) -> None:
    """Let `out` hold the result, with its quantizer. Where the caller knew no sizes it is empty."""
    fits = result.size() == out.size() or out.numel() == 0
    if result.dtype is not out.dtype or not fits:
        wanted, got = (f"{t.dtype} of sizes {tuple(t.size())}" for t in (out, result))
        raise TypeError(f"{op.name} promised {wanted}, the fallback returned {got}")
    if is_quantized(result):
        set_quantizer_(out, quantizer_of(result))
    if result.size() != out.size():
        out.resize_(result.size())
    out.copy_(result)
