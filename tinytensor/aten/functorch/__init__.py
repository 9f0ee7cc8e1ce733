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

from tinytensor.aten.functorch import plumbing

__all__ = ["plumbing"]
