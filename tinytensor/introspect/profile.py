"""A profile as plain data: the tree of what ran, and what came and went in memory.

All times are in nanoseconds from the start of the profile. `prof` is a `profiler.profile` or an
`autograd.profiler.profile` whose block has ended. A list, the plain data itself, is returned as it is, so that a widget
can draw a profile that was saved as JSON.

Reads what mirrors torch/autograd/profiler_util.py (`EventList`) and torch/profiler/_memory_profiler.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.profiler import memory_profiler
from tinytensor.profiler.collection import Range, Results, shapes_of
from tinytensor.profiler.util_flops import flops_of


def op_tree(prof: Any) -> list[dict[str, Any]]:
    """The outermost ranges in the order in which they began. Each is a dict:

    name, scope             `aten::linear`, "FUNCTION"; `AddmmBackward0`, "BACKWARD_FUNCTION"; a label, "USER_SCOPE"
    start, end, self        when, and how much of it no child accounts for
    thread                  1, 2, ...
    shapes                  of the inputs: a list each, empty for what is no tensor (with record_shapes)
    stack                   `["model.py(12): forward", ...]`, innermost first (with with_stack)
    allocated               bytes that came and stayed, with those of the children; self_allocated: without
    flops                   by formula (with with_flops or record_shapes), 0 where there is none
    sequence_nr             the number that a forward call and its backward node share; -1: none
    children                the ranges inside it
    """
    if isinstance(prof, list):
        return prof
    results = _results(prof)
    return [_node(root, results, _adopted(results)) for root in results.roots]


def memory_events(prof: Any) -> list[dict[str, Any]]:
    """Every allocation and every free in order of time (with profile_memory). Each is a dict:

    time, action            when; "alloc" or "free"
    id, bytes, shape        the storage's number and size, the shape of the tensor that it was made for (or None)
    live                    bytes alive after it
    op, path, stack         the operator that allocated it and all ranges around that, outermost first; where it was
                            called (None and empty for what no operator made)
    freed_in                of a free: the operator in which it went
    category                see Note [Categories] in profiler/memory_profiler.py
    step                    how often `prof.step()` had been called
    older                   True for what was there before the profile began; it comes first, at time 0
    """
    if isinstance(prof, list):
        return prof
    return memory_profiler.timeline(_results(prof), getattr(prof, "_step_starts", ()))


def _results(prof: Any) -> Results:
    inner = getattr(prof, "profiler", prof)
    results = getattr(inner, "kineto_results", None)
    if results is None:
        raise RuntimeError("the profile has not ended: look at it after its block, or in on_trace_ready")
    return results


def _adopted(results: Results) -> set[int]:
    return {number for number, _ in results.recorder.adopted}


def _node(each: Range, results: Results, adopted: set[int]) -> dict[str, Any]:
    children = [_node(child, results, adopted) for child in each.children]
    own = sum(nbytes for number, nbytes, _ in each.memory if number not in adopted)
    return {
        "name": each.name,
        "start": each.start - results.began,
        "end": each.end - results.began,
        "self": each.self_time(),
        "thread": each.thread,
        "scope": each.scope.name,
        "shapes": shapes_of(results.inputs_of(each)),
        "stack": each.stack,
        "allocated": own + sum(child["allocated"] for child in children),
        "self_allocated": own,
        "flops": flops_of(each.name, results.inputs_of(each)),
        "sequence_nr": each.sequence_nr,
        "children": children,
    }
