"""What comes out of a Function's `forward`: outputs hooked up to its node, tensors saved for its `backward`, tangents.

An output can be new, an input that was returned as it is, an input that was written to (`mark_dirty`), or a view of an
input. Each case gets its place in the graph in another way.

In forward mode the user's `jvp` makes the outputs' tangents, and two rules hold. The tangent of a view must be a view of
its base's tangent, and a write to an input must write to the input's tangent too. Otherwise a later write to one of them
would not reach the other.

Mirrors torch/csrc/autograd/custom_function.cpp (`_process_backward_mode_ad`, `_process_forward_mode_AD`) and
python_function.cpp (`_mark_dirty`, `_save_variables`, and its part of forward mode). Left out: `_is_pure_view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.engine.node import record_stream
from tinytensor.autograd.forward_ad.forward_ad import (
    _is_fwd_grad_enabled,
    below_forward_ad,
    set_tangent,
    set_tangent_inplace,
    tangent_of,
)
from tinytensor.autograd.variable.autograd_meta import CreationMeta
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.autograd.variable.variable import (
    as_view,
    base_of,
    check_inplace,
    current_version,
    grad_fn_of,
    increment_version,
    materialize_autograd_meta,
    raw_edge,
    rebase_history,
    set_gradient_edge,
)
from tinytensor.autograd.variable.variable_hooks import detach, detach_
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, check_type, warn
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor as TensorImpl  # every TensorImpl is a Tensor, see set_tensor_type
else:
    from tinytensor.c10.tensor_impl import TensorImpl


def contains(tensors: Sequence[Any], t: Any) -> bool:
    """Membership by identity: `==` on tensors compares elements."""
    return any(other is t for other in tensors)


def is_view(t: Any) -> bool:
    return t.autograd_meta_ is not None and t.autograd_meta_.base is not None


def process_backward_mode(
    ctx: Any, inputs: Sequence[Any], outputs: tuple[Any, ...], is_executable: bool, has_setup_context: bool
) -> tuple[Any, ...]:
    """Give each output its place in the graph; returns what the caller of `apply` gets."""
    dirty = _mark_dirty(ctx)
    non_differentiable = _checked_non_differentiable(ctx)
    saved = _checked_to_save(ctx) if has_setup_context else ()
    wrapped: list[Any] = []
    metadata: list[Metadata | None] = []
    of_differentiable: list[Metadata | None] = []
    for i, output in enumerate(outputs):
        if not isinstance(output, TensorImpl):
            wrapped.append(output)
            metadata.append(None)
            of_differentiable.append(None)
            continue
        is_input, is_modified = contains(inputs, output), contains(dirty, output)
        is_differentiable = (
            is_executable and output.meta_.dtype.is_floating_point and not contains(non_differentiable, output)
        )
        check(
            not (is_input and not is_modified and contains(saved, output)),
            "An input that has been returned as-is as output is being saved for backward. This is not supported if you "
            "override setup_context. You should return and save a view of the input instead, e.g. with x.view_as(x) or "
            "setup ctx inside the forward function itself.",
        )
        metadata.append(output.meta_.plain)
        of_differentiable.append(output.meta_.plain if is_differentiable else None)
        # Four kinds of outputs, see the module's docstring. The order matters: what needs no gradient keeps no history, even
        # if it was written to; a written input goes on with its history; an input returned as it is becomes a view of
        # itself, so that it can have this node as its grad_fn while the input keeps its own.
        if not is_differentiable:
            output = _without_history(output, is_input, is_modified)
        elif is_modified:
            _rebase(ctx, output, is_input, len(outputs))
        else:
            if is_input:
                output = _view_as_self(output)
            set_gradient_edge(output, materialize_autograd_meta(output), (ctx, i))
        # A later write to such a view would give its base a history around this node, and the user's backward would not
        # be asked. So it is forbidden; a written input has been rebased above, which is the one safe case.
        if not (is_input and is_modified) and is_view(output):
            output.autograd_meta_.creation_meta = CreationMeta.IN_CUSTOM_FUNCTION
        wrapped.append(output)
    if sum(m is not None for m in of_differentiable) > 1:
        for output in wrapped:
            if isinstance(output, TensorImpl) and is_view(output):
                output.autograd_meta_.creation_meta = CreationMeta.MULTI_OUTPUT_NODE
    check(
        all(contains(outputs, t) for t in dirty),
        "Some elements marked as dirty during the forward method were not returned as output. The inputs that are "
        "modified inplace must all be outputs of the Function.",
    )
    ctx.input_metadata, ctx._output_metadata = tuple(of_differentiable), tuple(metadata)
    for m in of_differentiable:
        if m is not None and not m.has_plain_history:
            record_stream(ctx, m.device)
    return tuple(wrapped)


def save_variables(ctx: Any) -> None:
    """Save what `save_for_backward` was given: now, because an output has to have its place in the graph first."""
    for t in _checked_to_save(ctx):
        edge = None if t is None else raw_edge(t)
        # A view that was written to leads to the node by way of its base.
        is_output = edge is not None and (edge[0] is ctx or contains(ctx.dirty_tensors or (), t))
        ctx._saved.append(SavedVariable(t, is_output))


def _mark_dirty(ctx: Any) -> tuple[Any, ...]:
    dirty = ctx.dirty_tensors or ()
    for t in dirty:
        check(isinstance(t, TensorImpl), "mark_dirty can only accept variables, but argument ")
        increment_version(t)
    return dirty


def _checked_non_differentiable(ctx: Any) -> tuple[Any, ...]:
    for t in ctx.non_differentiable or ():
        check(isinstance(t, TensorImpl), "mark_non_differentiable only accepts variable arguments, but got ")
    return ctx.non_differentiable or ()


def _checked_to_save(ctx: Any) -> tuple[Any, ...]:
    to_save = ctx.to_save or ()
    for i, t in enumerate(to_save):
        check_type(
            t is None or isinstance(t, TensorImpl),
            lambda i=i, t=t: (
                f"save_for_backward can only save variables, but argument {i} is of type {type(t).__name__}"
            ),
        )
    return to_save


def _rebase(ctx: Any, output: Any, is_input: bool, n_outputs: int) -> None:
    """An input that was written to: its history goes on with the node."""
    if is_view(output):
        check_inplace(output, True)
    check(
        not (output.meta_.key_set & REQUIRES_GRAD and grad_fn_of(output) is None),
        "a leaf Variable that requires grad has been used in an in-place operation.",
    )
    if not is_input:
        warn(
            "Only input Tensors should be given to ctx.mark_dirty(). If a Tensor is not an input, there is no need to pass "
            "it to mark_dirty()."
        )
    check(
        n_outputs == 1 or not is_view(output),
        "If your Function modifies inplace an input that is a view of another Tensor, your Function cannot return more "
        "than one Tensor. This is not supported by the current autograd engine. You should either make sure the input "
        "is not a view (using .clone() for example) or make your Function only return one Tensor (potentially "
        "splitting it into two Functions: one doing the inplace that returns a single Tensor and a second one that "
        "does the other operations). You can ask on the forum https://discuss.pytorch.org/ if "
        "you need help to do this change.",
    )
    rebase_history(output, ctx)


def _view_as_self(t: Any) -> Any:
    with no_grad():
        return as_view(t, alias(t))


def _without_history(output: Any, is_input: bool, is_modified: bool) -> Any:
    """An output without a gradient. An input keeps its own history, so what is cut off is a copy of it."""
    if not output.meta_.key_set & REQUIRES_GRAD:
        return _view_as_self(output) if is_input and not is_modified else output
    if is_input:
        return detach(output)
    return output if is_view(output) else detach_(output)


# ---- forward mode ----------------------------------------------------------------------------------------------------


def process_forward_mode(ctx: Any, inputs: Sequence[Any], raw: tuple[Any, ...], outputs: tuple[Any, ...]) -> None:
    """Call `jvp` if an input has a tangent. `raw` is what `forward` returned, `outputs` what became of that."""
    if not _is_fwd_grad_enabled():
        return
    tangents = [tangent_of(t) for t in inputs]
    if all(t is None for t in tangents):
        return
    # Noted before `jvp` runs: for a written input, `jvp` has to write to the tangent as well.
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
            if not before.meta_.dtype.is_floating_point or _find(ctx.non_differentiable or (), before) >= 0:
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
        is_undefined = tangent is None and ctx.materialize_grads and t.meta_.dtype.is_floating_point
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
    """The tangent of an input that was written to: the same object, written to as well."""
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
    """The tangent of a new output. If the output is a view of an input, the tangent must be a view of that input's."""
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
