"""vmap: one call for a whole batch, of a function that was written for one entry.

    dynamic_layer.py             the vmaps that run; how a tensor gets and loses the hidden dimension
    plumbing.py                  the kernels of FuncTorchBatched: autograd or batching first?
    rules.py                     which rule an operator has
    registry.py                  the tables, and what rules are written with
    batch_rules_*.py             the rules, by what they have in common
    batched_fallback.py          the loop for operators without one
    loops_of_pytorch.py          where PyTorch has no rule either
    custom_rules.py              rules of users

The tensors themselves are in c10/batched_tensor_impl.py, the function `vmap` in func/vmap.py.

Mirrors aten/src/ATen/functorch. Left out: functionalize's layer, and wrappers of grad levels (see func/levels.py).
"""

from __future__ import annotations

from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle
from tinytensor.aten.functorch import batch_rules_randomness  # registers kernels of FuncTorchVmapMode
from tinytensor.c10.dispatch_key import DispatchKey

__all__ = ["batch_rules_randomness"]


# batch_rules_randomness is the exception: its kernels stand at FuncTorchVmapMode, where a fallthrough would be found
# without them. Most programs call no vmap, so the plumbing and its rules are imported when the first operator asks for its kernel.
def _batched_kernel(op: OperatorHandle) -> Unboxed:
    from tinytensor.aten.functorch.plumbing import batched_kernel

    return batched_kernel(op)


def _back_mode_kernel(op: OperatorHandle) -> Unboxed:
    from tinytensor.aten.functorch.plumbing import back_mode_kernel

    return back_mode_kernel(op)


for _key, _adapt in (
    (DispatchKey.FuncTorchBatched, _batched_kernel),
    (DispatchKey.FuncTorchDynamicLayerBackMode, _back_mode_kernel),
):
    dispatcher.register_fallback(_key, KernelFunction(adapt=_adapt, debug="registered at aten/functorch/plumbing.py"))
