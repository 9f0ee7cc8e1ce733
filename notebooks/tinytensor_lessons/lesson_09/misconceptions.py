"""Wrong solutions of lesson 09."""

from __future__ import annotations

from tinytensor_lessons.exercise import Misconception
from tinytensor_lessons.lesson_09.misconceptions_graphs import RECORD, TRACE

# ---- sum_to_size


def _leading(grad, sizes):
    for _ in range(grad.dim() - len(sizes)):
        grad = grad.sum(0)
    return grad


def no_sum(grad, sizes):
    return grad


def sums_all(grad, sizes):
    return grad.sum().expand(sizes)


def leading_only(grad, sizes):
    return _leading(grad, sizes)


def drops_ones(grad, sizes):
    grad = _leading(grad, sizes)
    for dim in range(len(sizes) - 1, -1, -1):
        if sizes[dim] == 1 and grad.size(dim) != 1:
            grad = grad.sum(dim)
    return grad


def means(grad, sizes):
    for _ in range(grad.dim() - len(sizes)):
        grad = grad.mean(0)
    for dim, size in enumerate(sizes):
        if size == 1 and grad.size(dim) != 1:
            grad = grad.mean(dim, True)
    return grad


# ---- run_hooks


def none_wins(hooks, retain, grad):
    for hook in list(hooks):
        grad = hook(grad)
    if retain:
        retain(grad)
    return grad


def parallel(hooks, retain, grad):
    result = grad
    for hook in list(hooks):
        found = hook(grad)
        if found is not None:
            result = found
    if retain:
        retain(result)
    return result


def retain_first(hooks, retain, grad):
    if retain:
        retain(grad)
    for hook in list(hooks):
        found = hook(grad)
        grad = grad if found is None else found
    return grad


def skips_after_remove(hooks, retain, grad):
    for hook in hooks:
        found = hook(grad)
        grad = grad if found is None else found
    if retain:
        retain(grad)
    return grad


def _hooked(hooks, retain, grad, choose=lambda found, grad: grad if found is None else found):
    for hook in list(hooks):
        grad = choose(hook(grad), grad)
    if retain:
        retain(grad)
    return grad


def drops_zero(hooks, retain, grad):
    return _hooked(hooks, retain, grad, lambda found, grad: found or grad)


def empties_the_list(hooks, retain, grad):
    result = _hooked(hooks, retain, grad)
    hooks.clear()
    return result


def retain_wins(hooks, retain, grad):
    result = _hooked(hooks, None, grad)
    return result if retain is None else retain(result)


def runs_late_ones(hooks, retain, grad):
    start = list(hooks)
    grad = _hooked(start, None, grad)
    return _hooked([hook for hook in hooks if hook not in start], retain, grad)


# ---- accumulate


def _accumulate(variable, new_grad, refs, create_graph, first=None, later=None):
    if variable.grad is None:
        if first is not None:
            variable.grad = first(new_grad)
        elif refs == 0 and not create_graph:
            variable.grad = new_grad.detach()
        else:
            variable.grad = new_grad.clone()
    elif later is not None:
        later(variable)
    elif create_graph:
        variable.grad = variable.grad + new_grad
    else:
        variable.grad += new_grad


def overwrites(variable, new_grad, refs, create_graph):
    variable.grad = None
    _accumulate(variable, new_grad, refs, create_graph)


def aliases(variable, new_grad, refs, create_graph):
    _accumulate(variable, new_grad, 0, create_graph)


def keeps_graph(variable, new_grad, refs, create_graph):
    takes = refs == 0 and not create_graph
    _accumulate(variable, new_grad, refs, create_graph, first=(lambda g: g) if takes else None)


def inplace_with_graph(variable, new_grad, refs, create_graph):
    def add(variable):
        variable.grad += new_grad

    _accumulate(variable, new_grad, refs, create_graph, later=add)


def always_new(variable, new_grad, refs, create_graph):
    def add(variable):
        variable.grad = variable.grad + new_grad

    _accumulate(variable, new_grad, refs, create_graph, later=add)


def always_copies(variable, new_grad, refs, create_graph):
    _accumulate(variable, new_grad, 1, create_graph)


MISCONCEPTIONS = {
    "trace": TRACE,
    "record": RECORD,
    "sum_to_size": (
        Misconception("no_sum", "Gradient (2,3) for a bias of (3).", no_sum),
        Misconception("sums_all", "Only the stretched dimensions.", sums_all),
        Misconception("leading_only", "(2,3) to (1,3) keeps a 1 in front.", leading_only),
        Misconception("drops_ones", "A stretched dimension goes back to size 1; it does not vanish.", drops_ones),
        Misconception("means", "Each copy contributes fully: add, do not average.", means),
    ),
    "run_hooks": (
        Misconception("none_wins", "A hook that only looks must not erase the gradient.", none_wins),
        Misconception("parallel", "b should have seen 30, not 3.", parallel),
        Misconception("retain_first", "`.grad` is the value that flows on.", retain_first),
        Misconception("skips_after_remove", "Removing hook 1 while running skipped hook 2.", skips_after_remove),
        Misconception(
            "drops_zero",
            "A hook may return 0.0, and that replaces the gradient too. Only None means that nothing was returned.",
            drops_zero,
        ),
        Misconception(
            "empties_the_list",
            "The list of hooks is not what the hooks left of it. It belongs to the tensor and serves the next pass too.",
            empties_the_list,
        ),
        Misconception(
            "retain_wins",
            "`retain` only looks: what it returns does not replace the gradient.",
            retain_wins,
        ),
        Misconception(
            "runs_late_ones",
            "A hook that was put into the list meanwhile ran too. Only those that were there at the start run.",
            runs_late_ones,
        ),
    ),
    "accumulate": (
        Misconception("overwrites", "A second backward must add.", overwrites),
        Misconception("aliases", "(a+b).backward(g): a.grad, b.grad and g became one memory.", aliases),
        Misconception("keeps_graph", "The whole graph stays alive through .grad.", keeps_graph),
        Misconception("inplace_with_graph", "You changed a tensor the second derivative needs.", inplace_with_graph),
        Misconception(
            "always_new",
            "An optimizer that kept v.grad no longer sees the sum: without a graph, add in place.",
            always_new,
        ),
        Misconception(
            "always_copies", "Nobody else held that gradient: taking it over would have saved a copy.", always_copies
        ),
    ),
}
