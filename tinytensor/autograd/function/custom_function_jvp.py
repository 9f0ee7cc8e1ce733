"""Forward mode through a Function: the user's `jvp` makes the outputs' tangents, under the rules for views and writes.

A view's tangent must be a view of its base's tangent, and a write to an input must write to the input's tangent too:
otherwise a later write to one of them would not reach the other.

Mirrors torch/csrc/autograd/custom_function.cpp (`_process_forward_mode_AD`) and the jvp part of python_function.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import (
    _is_fwd_grad_enabled,
    below_forward_ad,
    set_tangent,
    set_tangent_inplace,
    tangent_of,
)
from tinytensor.autograd.variable.variable import base_of, current_version
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl


def process_forward_mode(ctx: Any, inputs: Sequence[Any], raw: tuple[Any, ...], outputs: tuple[Any, ...]) -> None:
    """Call `jvp` if an input has a tangent. `raw` is what `forward` returned, `outputs` what became of that."""
    if not _is_fwd_grad_enabled():
        return
    tangents = [tangent_of(t) for t in inputs]
    if all(t is None for t in tangents):
        return
    versions = [None if t is None else current_version(t) for t in tangents]
    with below_forward_ad():
        results = _call_jvp(ctx, inputs, tangents)
        check(
            len(results) == len(outputs),
            lambda: (
                "Function's jvp returned an invalid number of forward gradients (expected "
                f"{len(outputs)} but got {len(results)})"
            ),
        )
        for i, (before, output, result) in enumerate(zip(raw, outputs, results, strict=True)):
            if not isinstance(before, TensorImpl):
                continue
            if not before.meta.dtype.is_floating_point or _find(ctx.non_differentiable or (), before) >= 0:
                check(
                    result is None,
                    lambda i=i: (
                        f"Function's jvp returned a gradient at position {i}, but  the corresponding forward output is not "
                        "a differentiable Tensor.You should return None at that position instead."
                    ),
                )
            elif _find(ctx.dirty_tensors or (), before) >= 0:
                place = _find(inputs, before)
                check(
                    place >= 0,
                    "Only input Tensors should be given to ctx.mark_dirty(). If a Tensor is not an input, there is no need "
                    "to pass it to mark_dirty().",
                )
                _of_written(output, result, tangents[place], versions[place])
            else:
                _of_new(output, result, inputs, tangents)


def _call_jvp(ctx: Any, inputs: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, ...]:
    """A tangent for every argument of `forward`: zeros where there is none, unless gradients are not materialised."""
    given = []
    for t, tangent in zip(inputs, tangents, strict=True):
        is_undefined = tangent is None and ctx.materialize_grads and t.meta.dtype.is_floating_point
        given.append(F.zeros_like(t) if is_undefined else tangent)
    position = iter(given)
    results = ctx.apply_jvp(*(next(position) if is_tensor else None for is_tensor in ctx._is_variable_input))
    results = results if isinstance(results, tuple) else (results,)
    for i, result in enumerate(results):
        check(
            result is None or isinstance(result, TensorImpl),
            lambda i=i, r=result: f"expected Variable or None (got {type(r).__name__}) for grad output {i}.",
        )
    return results


def _of_written(output: Any, result: Any, before: Any, version: int | None) -> None:
    if before is None:
        set_tangent_inplace(output, result)
        return
    check(
        current_version(result) != version,
        "An inplace custom Function is not modifying the forward mode gradients inplace. If the forward is modifying an "
        "input inplace, then the jvp function must modify the corresponding gradient inplace.",
    )
    check(
        result is before,
        "An inplace custom Function is not returning the forward mode gradients as-is. If the forward is modifying an input "
        "inplace, then the jvp function must modify the gradient inplace and return it as-is.",
    )


def _of_new(output: Any, result: Any, inputs: Sequence[Any], tangents: Sequence[Any]) -> None:
    base = base_of(output)
    viewed = -1 if base is None else _find([_root(t) for t in inputs], base)
    if viewed >= 0:
        given = tangents[viewed]
        if given is None:
            set_tangent_inplace(output, result)
            return
        check(
            result is not None and base_of(result) is not None,
            "A custom Function's forward is returning a view (or an input as-is) but the jvp is not returning a view.",
        )
        of_same_base = base_of(given) is not None
        check(
            base_of(result) is _root(given),
            "A custom Function is returning a view but the jvp is not returning a view of the "
            + ("same base as the given grad input." if of_same_base else "given grad input."),
        )
    set_tangent(output, result)


def _root(t: Any) -> Any:
    base = base_of(t)
    return t if base is None else base


def _find(tensors: Sequence[Any], t: Any) -> int:
    """Where the very same tensor is in the list, or -1."""
    return next((i for i, other in enumerate(tensors) if other is t), -1)
