"""What autograd.functional demands of its arguments and, in strict mode, of the graph.

Mirrors the helpers of torch/autograd/functional.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.autograd.engine import python_engine
from tinytensor.c10.error import check
from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any
Tensors = tuple[Any, ...]


def as_tuple(given: Any, name: str, function: str | None) -> tuple[bool, Tensors]:
    """(whether it was a tuple, the tuple). TypeError for anything but tensors."""
    if not isinstance(given, tuple):
        if not isinstance(given, TensorImpl):
            raise TypeError(
                f"The {name} given to {function} must be either a Tensor or a tuple of Tensors but the given {name} "
                f"has type {type(given)}."
            )
        return False, (given,)
    for i, each in enumerate(given):
        if not isinstance(each, TensorImpl):
            raise TypeError(
                f"The {name} given to {function} must be either a Tensor or a tuple of Tensors but the value at index "
                f"{i} has type {type(each)}."
            )
    return True, given


def unpack(result: Any, was_tuple: bool | tuple[bool, bool]) -> Any:
    """Undo `as_tuple`: one level, or two of them (outer, inner)."""
    if isinstance(was_tuple, tuple):
        outer, inner = was_tuple
        if not inner:
            result = tuple(each[0] for each in result)
        return result if outer else result[0]
    return result if was_tuple else result[0]


def preprocess(inputs: Tensors, create_graph: bool, need_graph: bool) -> Tensors:
    """New tensors over the same bytes, so that what the function captures is not taken for its argument."""
    return tuple(
        t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_(need_graph) for t in inputs
    )


def postprocess(results: Any, create_graph: bool) -> Any:
    """Without history, unless the user asked for it."""
    if not isinstance(results[0], TensorImpl):
        return tuple(postprocess(each, create_graph) for each in results)
    return results if create_graph else tuple(t.detach() for t in results)


def validate_v(v: Tensors, like: Tensors, was_tuple: bool) -> None:
    """One tensor for each of `like`, with its sizes."""
    check(
        len(v) == len(like),
        f"v is a tuple of invalid length: should be {len(like)} but got {len(v)}."
        if was_tuple
        else "The given v should contain a single Tensor.",
    )
    for i, (mine, other) in enumerate(zip(v, like, strict=True)):
        entry = f"Entry {i} in " if was_tuple else ""
        check(
            mine.size() == other.size(),
            f"{entry}v has invalid size: should be {other.size()} but got {mine.size()}.",
        )


_NOT_REQUIRED = {
    "hessian": (
        "The hessian of the user-provided function with respect to input {i} is independent of the input. This is not "
        "allowed in strict mode. You should ensure that your function is thrice differentiable and that the hessian "
        "depends on the inputs."
    ),
    "jacobian": (
        "While computing the hessian, found that the jacobian of the user-provided function with respect to input {i} "
        "is independent of the input. This is not allowed in strict mode. You should ensure that your function is "
        "twice differentiable and that the jacobian depends on the inputs (this would be violated by a linear function "
        "for example)."
    ),
    "grad_inputs": (
        "The gradient with respect to input {i} is independent of the inputs of the user-provided function. This is "
        "not allowed in strict mode."
    ),
    "outputs": (
        "Output {i} of the user-provided function does not require gradients. The outputs must be computed in a "
        "differentiable manner from the input when running in strict mode."
    ),
}


def check_requires_grad(tensors: Tensors, kind: str, strict: bool) -> None:
    """In strict mode: RuntimeError unless all depend on the inputs. `kind` is a key of _NOT_REQUIRED."""
    for i, t in enumerate(tensors if strict else ()):
        check(
            t is not None,
            f"The output of the user-provided function is independent of input {i}. This is not allowed in strict "
            "mode.",
        )
        check(t.requires_grad, lambda i=i: _NOT_REQUIRED[kind].format(i=i))


_IS_NONE = {
    "back": (
        "The output of the user-provided function is independent of input {i}. This is not allowed in strict mode."
    ),
    "back_trick": (
        "The gradient with respect to the input is independent of entry {i} in the grad_outputs when using the double "
        "backward trick to compute forward mode gradients. This is not allowed in strict mode."
    ),
    "double_back": (
        "The jacobian of the user-provided function is independent of input {i}. This is not allowed in strict mode."
    ),
    "double_back_trick": (
        "The hessian of the user-provided function is independent of entry {i} in the grad_jacobian. This is not "
        "allowed in strict mode as it prevents from using the double backward trick to replace forward mode AD."
    ),
}


def fill_in_zeros(grads: Tensors, like: Tensors, strict: bool, create_graph: bool, stage: str) -> Tensors:
    """Zeros for None; in strict mode an error. `stage` is a key of _IS_NONE."""
    filled = []
    what = "hessian" if "double" in stage else "jacobian"
    for i, grad in enumerate(grads):
        if grad is None:
            check(not strict, lambda i=i: _IS_NONE[stage].format(i=i))
            grad = F.zeros_like(like[i])
        else:
            check(
                not (strict and create_graph) or grad.requires_grad,
                f"The {what} of the user-provided function is independent of input {i}. This is not allowed in strict "
                "mode when create_graph=True.",
            )
        filled.append(grad)
    return tuple(filled)


def grad_or_none(
    outputs: Tensors,
    inputs: Tensors,
    grad_outputs: Tensors | None = None,
    create_graph: bool = False,
    retain_graph: bool | None = None,
    is_grads_batched: bool = False,
) -> Tensors:
    """`autograd.grad` that passes over outputs without a graph; None for inputs that nothing depends on."""
    given = (None,) * len(outputs) if grad_outputs is None else grad_outputs
    pairs = [(o, g) for o, g in zip(outputs, given, strict=True) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return python_engine.grad(
        [o for o, _ in pairs],
        inputs,
        [g for _, g in pairs],
        allow_unused=True,
        create_graph=create_graph,
        retain_graph=retain_graph,
        is_grads_batched=is_grads_batched,
    )
