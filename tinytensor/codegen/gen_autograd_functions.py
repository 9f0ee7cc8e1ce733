"""derivatives.yaml -> autograd/generated/functions.py: a Node class for every entry.

For `add.Tensor`, whose entry is `self: grad` and `other: maybe_multiply(grad, alpha)`, it writes

    class AddBackward0(TraceableFunction):  # derivatives.yaml: add.Tensor
        __slots__ = ("alpha",)

        def apply(node, grad):
            ...
            edges = wanted_edges(node) if pruned_passes else node.next_edges
            self_grad = other_grad = None
            if edges[1] is not None:
                other_grad = maybe_multiply(grad, node.alpha)
            if edges[0] is not None:
                self_grad = grad
            return self_grad, other_grad

There is a slot for everything that the formulas mention, and no more: what a node keeps alive can be read off its class.
The first parameter is `node`, since the formulas use the name `self` for a tensor. Each formula stands behind the test of
its edge, because a gradient that nobody wants may be the expensive one (the weight's of a convolution). What follows
from the slots alone, `_saved_self` and `release_variables`, is made by the base class
(autograd/engine/traceable_function.py).

Mirrors tools/autograd/gen_autograd_functions.py.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from tinytensor.aten.core.schema.function_schema import ListType, OptionalType
from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.model import Derivative, DifferentiabilityInfo, SavedAttribute

NODE = CodeTemplate(
    """
class $op(TraceableFunction):  # derivatives.yaml: $name
    __slots__ = ($slots)
    $facts

    def apply(node, $grads):
        $body
"""
)

# Types of arguments for which PyTorch's generator writes no getter: `grad_fn._saved_dtype` does not exist there either.
_NO_GETTER = frozenset(["bool?", "ScalarType", "ScalarType?"])


def gen_autograd_function(info: DifferentiabilityInfo) -> str:
    """The Node class of one entry, as Python source; empty if nothing is differentiable."""
    if info.op is None:
        return ""
    slots = [f'"{saved.slot}"' for saved in info.saved]
    return NODE.substitute(
        name=info.name,
        op=info.op,
        slots=slots[0] + "," if len(slots) == 1 else ", ".join(slots),
        facts=_facts(info),
        grads=_grads_parameter(info),
        body=_apply_body(info),
    ).rstrip() + "\n"  # fmt: skip


def _facts(info: DifferentiabilityInfo) -> list[str]:
    """Class attributes, for what the base class cannot see in the slots: see TraceableFunction."""
    lines = []
    needed = {s.slot: _saving_edge(info, s) for s in info.saved}
    edges = [f'"{slot}": {edge}' for slot, edge in needed.items() if edge is not None]
    if edges:
        lines.append(f"saved_for_edge = {{{', '.join(edges)}}}")
    types = {a.name: str(a.type) for a in info.func.arguments}
    hidden = [f'"{s.slot}"' for s in info.saved if types.get(s.name) in _NO_GETTER]
    if hidden:
        lines.append(f"hidden = ({', '.join(hidden)},)")
    scalars = [f'"{s.slot}"' for s in info.saved if types.get(s.name) in ("Scalar", "Scalar?")]
    if scalars:
        lines.append(f"scalars = ({', '.join(scalars)},)")
    if _only_refuses(info):
        lines.append("handles_undefined = True")
    return lines


def _grads_parameter(info: DifferentiabilityInfo) -> str:
    return "*grads" if info.uses_grads else "grad"


def _apply_body(info: DifferentiabilityInfo) -> list[str]:
    inputs = info.differentiable_inputs
    body = [*_unpack_tensors(info), *_undefined(info)]
    if _takes_list(info):
        (derivative,) = info.derivatives
        return [*body, f"return tuple({_formula(derivative)})"]
    if len(inputs) == 1:
        # No test is needed: a node with one edge is made only if that input requires grad.
        (derivative,) = info.derivatives
        return [*body, f"return ({_formula(derivative)},)"]
    body.append("edges = wanted_edges(node) if pruned_passes else node.next_edges")
    body.append(" = ".join(f"{name}_grad" for name in inputs) + " = None")
    for derivative in info.derivatives:
        edges = [inputs.index(name) for name in derivative.var_names]
        body.append(f"if {' or '.join(_wanted(i) for i in edges)}:")
        lines = []
        # One formula that gives several gradients (convolution_backward) is told which of them are wanted.
        if "grad_input_mask" in derivative.named_grads:
            mask = ", ".join(_wanted(i) for i in edges)
            lines.append(f"grad_input_mask = ({mask})")
        lines.append(f"{', '.join(f'{name}_grad' for name in derivative.var_names)} = {_formula(derivative)}")
        body += indent(lines)
    return [*body, f"return {', '.join(f'{name}_grad' for name in inputs)}"]


def _wanted(edge: int) -> str:
    """The test whether the running backward pass wants the gradient of this edge: `tt.autograd.grad` wants only some."""
    return f"edges[{edge}] is not None"


def needed(edge: int, node: str = "node") -> str:
    """The test whether the edge exists at all, that is, whether the input required grad when the node was made."""
    return f"{node}.next_edges[{edge}] is not None"


def _only_refuses(info: DifferentiabilityInfo) -> bool:
    """Whether there is no derivative at all, which is an error even where no gradient comes in."""
    return all("not_implemented(" in derivative.formula for derivative in info.derivatives)


def _undefined(info: DifferentiabilityInfo) -> list[str]:
    """The lines that return None for every input if no gradient came in. A formula over `grads` looks at each itself."""
    if info.uses_grads or _only_refuses(info):
        return []
    count = len(info.differentiable_inputs)
    if _takes_list(info):
        zero = "(None,) * len(node.next_edges)"
    elif count == 1:
        zero = "(None,)"
    else:
        zero = ", ".join(["None"] * count)
    return ["if grad is None:", f"    return {zero}"]


def _takes_list(info: DifferentiabilityInfo) -> bool:
    return any(isinstance(info.func.argument(name).type, ListType) for name in info.differentiable_inputs)


def _unpack_tensors(info: DifferentiabilityInfo) -> list[str]:
    """Locals, named as in the formulas, for all saved tensors, also for those that this pass does not use.

    `unpack` raises the error about a tensor that was modified in place. PyTorch unpacks everything before any formula runs,
    inputs first, then outputs, each by name; the order decides which of several such tensors the error is about.
    """
    lines = []
    for saved in sorted(info.saved, key=lambda s: (s.is_output, s.name)):
        if saved.kind == "value":
            continue
        # An output is saved without its grad_fn, which would be this node (a cycle); `unpack(node)` puts it back.
        line = f"{saved.name} = node.{saved.slot}.unpack({'node' if saved.is_output else ''})"
        if saved.kind == "tensors":
            line = f"{saved.name} = node.{saved.slot}.unpack()"
        condition = saving_condition(info, saved, "node")
        lines += [line] if condition is None else [f"if {condition}:", f"    {line}"]
    return lines


def _formula(derivative: Derivative) -> str:
    """The formula with the node's numbers and sizes read where they are used: `node.alpha`."""
    values = {s.name: f"node.{s.slot}" for s in derivative.saved if s.kind == "value"}
    tree = ast.parse(derivative.formula, mode="eval")
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found = [
        node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in values and id(node) not in called
    ]
    text = derivative.formula
    # From right to left: a replacement moves only the columns behind it.
    for node in sorted(found, key=lambda node: node.col_offset, reverse=True):
        text = text[: node.col_offset] + values[node.id] + text[node.end_col_offset :]
    return text


def saving_condition(info: DifferentiabilityInfo, saved: SavedAttribute, node: str) -> str | None:
    """The test under which the kernel saves it; None if it always does. See `_saving_edge`."""
    edge = _saving_edge(info, saved)
    return None if edge is None else needed(edge, node)


def _saving_edge(info: DifferentiabilityInfo, saved: SavedAttribute) -> int | None:
    """The number of the edge whose formula is the only one that needs it; None if it is always saved.

    These are PyTorch's conditions (`guard_for` of gen_variable_type.py). Outputs are always saved, and so is what several
    formulas mention, or one formula for several inputs, although nobody may need it. It shows: a tensor that is saved
    must not be modified before backward, so a finer test here would let programs pass that PyTorch refuses.
    """
    users = [d for d in info.derivatives if any(s.name == saved.name for s in d.saved)]
    inputs = info.differentiable_inputs
    if saved.is_output or len(inputs) == 1 or len(users) != 1 or len(users[0].var_names) != 1:
        return None
    # A second derivative's tensors, lists and optional tensors are always saved too, as in PyTorch.
    if "backward" in info.name or saved.kind != "tensor":
        return None
    if isinstance(info.func.argument(saved.source).type, OptionalType):
        return None
    return inputs.index(users[0].var_names[0])


def called_names(infos: Sequence[DifferentiabilityInfo]) -> set[str]:
    """Every plain function that a formula calls: `where`, `sum_backward`, ..."""
    names = set()
    for info in infos:
        for derivative in info.derivatives:
            for node in ast.walk(ast.parse(derivative.formula, mode="eval")):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    names.add(node.func.id)
    return names
