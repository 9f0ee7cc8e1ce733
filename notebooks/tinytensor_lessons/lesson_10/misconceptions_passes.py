"""Wrong solutions of lesson 10: grad and release."""

from __future__ import annotations

from collections.abc import Sequence

import tinytensor as tt
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE
from tinytensor_lessons.engine_parts import edge_of, run_some
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _wrong(seen: Seen) -> set[int]:
    return {k for k, (_, mismatch) in enumerate(seen) if mismatch is not None}


# ---- grad


def _needed(roots, wanted):
    parents, todo = {}, [node for node, _ in roots]
    seen = set(todo)
    for node in todo:
        for edge in node.next_edges:
            if edge is not None:
                parents.setdefault(edge[0], []).append(node)
                if edge[0] not in seen:
                    seen.add(edge[0])
                    todo.append(edge[0])
    needed, todo = set(), [node for node, _ in wanted]
    for node in todo:
        for parent in parents.get(node, ()):
            if parent not in needed:
                needed.add(parent)
                todo.append(parent)
    return needed, seen


def _unused(i):
    return RuntimeError(
        f"The differentiated Tensor at index {i} appears to not have been used in the graph. Set allow_unused=True if "
        "this is the desired behavior."
    )


def _grad(outputs, inputs, allow_unused, choose=lambda needed, seen: needed, strict=True):
    roots, wanted = [edge_of(t) for t in outputs], [edge_of(t) for t in inputs]
    found = run_some(roots, [tt.ones_like(t) for t in outputs], choose(*_needed(roots, wanted)), wanted)
    grads = tuple(found.get(edge) for edge in wanted)
    for i, gradient in enumerate(grads):
        if strict and gradient is None and not allow_unused:
            raise _unused(i)
    return grads


def writes_grad(outputs, inputs, allow_unused=False):
    return _grad(outputs, inputs, allow_unused, lambda needed, seen: seen)


def runs_all(outputs, inputs, allow_unused=False):
    return _grad(outputs, inputs, allow_unused, lambda needed, seen: {node for node in seen if node.next_edges})


def silent_none(outputs, inputs, allow_unused=False):
    return _grad(outputs, inputs, allow_unused, strict=False)


def leaf_only(outputs, inputs, allow_unused=False):
    found = iter(_grad(outputs, [t for t in inputs if t.is_leaf], True))
    grads = tuple(next(found) if t.is_leaf else None for t in inputs)
    for i, gradient in enumerate(grads):
        if gradient is None and not allow_unused:
            raise _unused(i)
    return grads


def stops_at_inputs(outputs, inputs, allow_unused=False):
    """An input that lies on the way to another one hides it."""
    nodes = {edge_of(t)[0] for t in inputs}
    return _grad(outputs, inputs, allow_unused, lambda needed, seen: needed - nodes)


# Probes of 10.grad: 0 x * y, 1 two arms, 2 an inner input, 3 an inner input and a leaf behind it, 4 an unused input,
# 5 the same, allowed.


def _writes(seen: Seen) -> bool:
    return bool(not seen[0][0].raised and seen[0][0].value["touched"])


def _runs_too_many(seen: Seen) -> bool:
    """The gradients are right, no `.grad` is touched, but more nodes run than needed."""
    return 1 in _wrong(seen) and all(m is None or "nodes ran" in m.got for _, m in seen)


# ---- release


def _release(node, grad, retain_graph, check=True, early=False, free=lambda node, retain: not retain and node.saved):
    if check and node.saved is None:
        raise RuntimeError(ERR_BACKWARD_TWICE)
    if early and not retain_graph:
        node.saved = None
    result = node.apply(grad)
    if free(node, retain_graph):
        node.saved = None
    return result


def never_frees(node, grad, retain_graph):
    return _release(node, grad, retain_graph, free=lambda node, retain: False)


def frees_early(node, grad, retain_graph):
    return _release(node, grad, retain_graph, early=True)


def frees_retained(node, grad, retain_graph):
    return _release(node, grad, retain_graph, free=lambda node, retain: node.saved)


def none_crash(node, grad, retain_graph):
    return _release(node, grad, retain_graph, check=False)


def refuses_empty(node, grad, retain_graph):
    return _release(node, grad, retain_graph, free=lambda node, retain: not retain)


# Probes of 10.release: 0 one pass, 1 two passes, 2 two retained, 3 retained, freed, refused, 4 nothing saved, twice.


def _frees_before(seen: Seen) -> bool:
    return isinstance(seen[0][0].value[0], str)


def _frees_all_the_same(seen: Seen) -> bool:
    return {0, 1}.isdisjoint(_wrong(seen)) and 2 in _wrong(seen)


def _crashes(seen: Seen) -> bool:
    told = seen[1][0].value
    return seen[0][1] is None and isinstance(told[-1], str) and not told[-1].startswith("RuntimeError")


def in_a_list(outputs, inputs, allow_unused=False):
    return list(_grad(outputs, inputs, allow_unused))


def empty_for_none(node, grad, retain_graph):
    if node.saved is None or isinstance(node.saved, list):
        raise RuntimeError(ERR_BACKWARD_TWICE)
    result = node.apply(grad)
    if not retain_graph and node.saved:
        node.saved = []
    return result


def _only_the_list(seen: Seen) -> bool:
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return bool(wrong) and all(mismatch.expected == "a tuple of gradients" for mismatch in wrong)


GRAD = (
    Misconception("writes_grad", "`.grad` of an unrelated leaf changed.", writes_grad, _writes),
    Misconception("runs_all", "9 nodes ran, 4 lead to the input.", runs_all, _runs_too_many),
    Misconception("silent_none", "Without allow_unused this is an error.", silent_none),
    Misconception("leaf_only", "Inner tensors are legal inputs: capture at their edge.", leaf_only),
    Misconception(
        "stops_at_inputs", "An input may lie on the way to another one: then its node has to run.", stops_at_inputs
    ),
    Misconception(
        "in_a_list",
        "The gradients are right, but they come in a list. The task asks for a tuple.",
        in_a_list,
        _only_the_list,
    ),
)

RELEASE = (
    Misconception("never_frees", "Activations stay until the loss dies: 589,824 bytes here.", never_frees),
    Misconception("frees_early", "The node needed them.", frees_early, _frees_before),
    Misconception("frees_retained", "retain_graph=True promised a second run.", frees_retained, _frees_all_the_same),
    Misconception(
        "none_crash",
        "torch names the cause: `Trying to backward through the graph a second time ...`",
        none_crash,
        _crashes,
    ),
    Misconception(
        "empty_for_none",
        "The tensors are gone, but `saved` is not None. An empty tuple means that nothing was saved, None that it is freed.",
        empty_for_none,
    ),
    Misconception("refuses_empty", "A node that saved nothing has nothing to lose: it may run again.", refuses_empty),
)
