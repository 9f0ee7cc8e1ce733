"""What profilers see of a backward pass: a range around each node's turn, and one around what the node itself does.

See Note [Ranges of the backward pass] in engine.py, which calls these while somebody observes.

Mirrors the RECORD_FUNCTION of `Engine::thread_main` in torch/csrc/autograd/engine.cpp and `Node::operator()` of
torch/csrc/autograd/function.h, and that of `THPFunction_apply` in python_function.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten.record_function import RecordScope, open_range
from tinytensor.c10.local_dispatch_key_set import state

if TYPE_CHECKING:
    from tinytensor.autograd.engine.graph_task import GraphTask
    from tinytensor.autograd.engine.node import Grads, Node

EVALUATE = "autograd::engine::evaluate_function: "
_LAST = 2**63  # AccumulateGrad's number is above this; no forward call has made it


def evaluating(task: GraphTask | None, node: Node) -> None:
    """Open the outer range of `node`, after closing that of the node before it.

    Where nodes run on several threads, each has its own range around it instead (`open_evaluation`).
    """
    if task is None or task.on_devices or (task.turn is not None and task.turn[0] is node):
        return
    end_evaluation(task)
    task.turn = node, open_evaluation(node)


def open_evaluation(node: Node) -> Any:
    """Open the outer range of `node`; the caller closes it."""
    return open_range(EVALUATE + node.name(), RecordScope.FUNCTION, (), sequence_nr_of(node), node)


def end_evaluation(task: GraphTask) -> None:
    """Close the open outer range, if there is one: the pass is over, or goes on to the next node."""
    turn, task.turn = task.turn, None
    if turn is not None:
        turn[1].close()


def apply_observed(node: Node, buffer: list[Any]) -> Grads:
    """Run the node inside its inner range.

    The range holds the list of gradients and not the gradients themselves, so reference counts stay as they are without
    a profiler.
    """
    opened = open_range(node.name(), RecordScope.BACKWARD_FUNCTION, buffer, sequence_nr_of(node), node)
    try:
        return node.apply(*buffer)
    finally:
        opened.close()


def observed_forward(function: type, node: Node, inputs: list[Any], forward: Callable[..., Any]) -> Callable[..., Any]:
    """The `forward` of a user's Function with a range around it."""

    def run(*args: Any) -> Any:
        opened = open_range(function.__name__, RecordScope.FUNCTION, inputs, node.sequence_nr, node)
        try:
            return forward(*args)
        finally:
            opened.close()

    return run


def sequence_nr_of(node: Node) -> int:
    """The number of the forward call that made the node; -1 for AccumulateGrad, which none has made."""
    return node.sequence_nr if node.sequence_nr < _LAST else -1


def follow_thread(thread_id: int) -> None:
    """This thread runs a backward pass for that one."""
    for callback in state.observers:
        callback.follow_thread(thread_id)
