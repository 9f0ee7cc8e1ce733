"""`vectorize=True` of jacobian and hessian: one pass for all rows, or for all columns, by vmap.

Mirrors the vectorized half of torch/autograd/functional.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import add_batch_dim, remove_batch_dim, vmap_increment_nesting
from tinytensor.autograd.engine.python_engine import grad
from tinytensor.autograd.forward_ad import forward_ad as fw
from tinytensor.autograd.functional.functional_checks import as_tuple

Tensor = Any
Tensors = Any


def standard_basis(tensors: Sequence[Tensor]) -> list[Tensor]:
    """For each tensor [total, numel]: a row for each element of all of them, with a 1 at that element."""
    numels = [t.numel() for t in tensors]
    basis, before = [], 0
    for t, numel in zip(tensors, numels, strict=True):
        rows = F.zeros((sum(numels), numel), dtype=t.dtype, device=t.device)
        F.fill_(F.diagonal(rows, -before), 1)
        basis.append(rows)
        before += numel
    return basis


def jacobian_by_rows(outputs: Tensors, inputs: Tensors, create_graph: bool) -> Tensors:
    """For each output, for each input its Jacobian: a batched backward pass."""
    numels = [out.numel() for out in outputs]
    flat = [F.reshape(out, (-1,)) for out in outputs]
    found = grad(
        flat, inputs, standard_basis(outputs), create_graph=create_graph, allow_unused=True, is_grads_batched=True
    )
    rows = [
        F.expand(F.zeros_like(given), (sum(numels), *given.shape)) if g is None else g
        for g, given in zip(found, inputs, strict=True)
    ]
    by_input = [
        [part.view((*out.shape, *given.shape)) for part, out in zip(F.split(row, numels, 0), outputs, strict=True)]
        for row, given in zip(rows, inputs, strict=True)
    ]
    return tuple(zip(*by_input, strict=True))


def vmapped_jvp(
    func: Callable[..., Any], inputs: Sequence[Tensor], tangents: Sequence[Tensor]
) -> tuple[bool, list[Tensor], list[Tensor]]:
    """(whether `func` returned a tuple, its outputs, their tangents for a batch of tangents of the inputs)."""
    size = tangents[0].shape[0]
    with vmap_increment_nesting(size, "error", is_transform=False) as frame:
        batched = [add_batch_dim(t, 0, frame.level) for t in tangents]
        with fw.dual_level():
            duals = [
                fw.make_dual(given, F.view(t, tuple(given.shape))) for given, t in zip(inputs, batched, strict=True)
            ]
            was_tuple, outputs = as_tuple(func(*duals), "outputs", None)
            pairs = [fw.unpack_dual(out) for out in outputs]
            moved = [F.zeros_like(p) if t is None else t for p, t in pairs]
        return was_tuple, [p for p, _ in pairs], [remove_batch_dim(t, frame, 0) for t in moved]


def jacobian_by_columns(func: Callable[..., Any], inputs: Tensors) -> tuple[bool, list[list[Tensor]]]:
    """(whether `func` returned a tuple, for each output, for each input its Jacobian): a batched forward pass."""
    numels = [t.numel() for t in inputs]
    was_tuple, outputs, moved = vmapped_jvp(func, inputs, standard_basis(inputs))
    return was_tuple, [
        [
            F.permute(part, (*range(1, part.dim()), 0)).reshape((*out.shape, *given.shape))
            for part, given in zip(F.split(column, numels, 0), inputs, strict=True)
        ]
        for column, out in zip(moved, outputs, strict=True)
    ]
