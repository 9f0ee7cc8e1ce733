"""supports_tensorlist: a Function whose inputs and outputs may be lists of tensors.

A Function sees its arguments one by one, and a list is no tensor. The wrapped one takes lists apart before `apply`, and
puts them together again for the user's `forward` and `backward`.

Mirrors `supports_tensorlist` of torch/_library/autograd.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.utils._pytree import TreeSpec, tree_flatten, tree_unflatten


class _Structure:
    """How the arguments, and later the results, of one call were nested."""

    def __init__(self, input_spec: TreeSpec) -> None:
        self.input_spec = input_spec
        self.output_spec: TreeSpec | None = None
        self.result_is_tuple = False


def supports_tensorlist(cls: Any) -> Any:
    """Replace `forward`, `backward` and `apply` of a Function class; returns the class."""
    inner_forward, inner_backward, inner_apply = cls.forward, cls.backward, cls.apply

    def forward(ctx: Any, *args: Any) -> tuple[Any, ...]:
        structure = args[-1]
        if not isinstance(structure, _Structure):
            raise NotImplementedError(
                "NYI: calling supports_tensorlist autograd.Function.forward directly. You should probably be calling "
                ".apply instead. Please file an issue if not."
            )
        result = inner_forward(ctx, *tree_unflatten(list(args[:-1]), structure.input_spec))
        structure.result_is_tuple = isinstance(result, tuple)
        if not structure.result_is_tuple:
            result = (result,)
        flat, structure.output_spec = tree_flatten(result, not_list_of_tensor)
        if hasattr(ctx, "_pt_metadata"):
            raise RuntimeError("Please don't set ctx._pt_metadata; PyTorch uses it to store info")
        ctx._pt_metadata = structure
        return tuple(flat)

    def backward(ctx: Any, *grads: Any) -> tuple[Any, ...]:
        if not hasattr(ctx, "_pt_metadata"):
            raise NotImplementedError(
                "NYI: calling supports_tensorlist autograd.Function.backward directly. This will automatically get "
                "called by PyTorch autograd. Please file an issue if you need this."
            )
        structure = ctx._pt_metadata
        needs_input_grad = ctx.needs_input_grad
        try:
            ctx.needs_input_grad = tree_unflatten(list(needs_input_grad[:-1]), structure.input_spec)
            results = inner_backward(ctx, *tree_unflatten(list(grads), structure.output_spec))
        finally:
            ctx.needs_input_grad = needs_input_grad
        if not isinstance(results, tuple):
            results = (results,)
        flat, spec = tree_flatten(results, not_list_of_optional_tensor)
        if spec != structure.input_spec:
            raise RuntimeError(
                "Expected the return from backward to be of the same structure as the inputs. Got: "
                f"{spec} (return from backward), {structure.input_spec} (inputs)"
            )
        return (*flat, None)

    # The structure goes in as one more input, behind the tensors, for `forward` gets nothing else. `forward` writes down in
    # it how its results were nested, and `apply` reads that afterwards: one object for each call.
    def apply(*args: Any) -> Any:
        flat, input_spec = tree_flatten(args, not_list_of_tensor)
        structure = _Structure(input_spec)
        results = inner_apply(*flat, structure)
        assert structure.output_spec is not None
        results = tree_unflatten(list(results), structure.output_spec)
        return results if structure.result_is_tuple else results[0]

    cls.forward, cls.backward, cls.apply = staticmethod(forward), staticmethod(backward), staticmethod(apply)
    return cls


def not_list_of_tensor(tree: Any) -> bool:
    """Whether flattening stops here: at all but tuples and lists of tensors only."""
    if isinstance(tree, tuple):
        return False
    return not isinstance(tree, list) or any(not isinstance(item, Tensor) for item in tree)


def not_list_of_optional_tensor(tree: Any) -> bool:
    """As `not_list_of_tensor`, where None may stand for a tensor: a gradient that is not there."""
    if isinstance(tree, tuple):
        return False
    return not isinstance(tree, list) or any(item is not None and not isinstance(item, Tensor) for item in tree)
