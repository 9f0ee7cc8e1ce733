"""What is said to somebody who writes to a view that must not be written to.

Mirrors `handle_view_on_rebase` of torch/csrc/autograd/variable.cpp.
"""

from __future__ import annotations

from tinytensor.autograd.engine.node import forward_name
from tinytensor.autograd.variable.autograd_meta import CreationMeta, DifferentiableViewMeta

_BOTH_SIDES = (
    " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both "
    "the view and the inplace either both inside the {} block (if you don't want the inplace to be tracked) or "
    "both outside (if you want the inplace to be tracked)."
)
_ADVICE = {
    CreationMeta.MULTI_OUTPUT_NODE: (
        " This view is the output of a function that returns multiple views. Such functions do not allow the output "
        "views to be modified inplace. You should replace the inplace operation by an out-of-place one."
    ),
    CreationMeta.NO_GRAD_MODE: _BOTH_SIDES.format("no_grad"),
    CreationMeta.INFERENCE_MODE: _BOTH_SIDES.format("inference_mode"),
    CreationMeta.IN_CUSTOM_FUNCTION: (
        " This view was created inside a custom Function (or because an input was returned as-is) and the autograd "
        "logic to handle view+inplace would override the custom backward associated with the custom Function, leading "
        "to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom "
        "Function."
    ),
}


def handle_view_on_rebase(meta: DifferentiableViewMeta, indirect: bool) -> None:
    """Raise: a view that must not be written to is being written to, or (`indirect`) its base was."""
    modified = "its base or another view of its base has been" if indirect else "is being"
    edge = meta.view_edge
    in_inference = meta.creation_meta is CreationMeta.INFERENCE_MODE
    if edge is None or in_inference or meta.creation_meta is CreationMeta.NO_GRAD_MODE:
        prefix = "A view was created in"
        if edge is not None:
            prefix = f"Output {edge[1]} of {forward_name(edge[0])} is a view of a view which was created in"
        modes = ("inference", "in normal mode") if in_inference else ("no_grad", "with grad mode enabled")
        message = f"{prefix} {modes[0]} mode and {modified} modified inplace {modes[1]}."
    else:
        message = f"Output {edge[1]} of {forward_name(edge[0])} is a view and {modified} modified inplace."
    raise RuntimeError(message + _ADVICE[meta.creation_meta])
