# hot path
"""The engine: runs the graph of nodes backward, from the outputs to the leaves.

    dependencies = for every node, how many edges lead to it          (one walk over the graph)
    ready = heap with the root
    while ready:
        node, buffer = pop the node made last                         (highest sequence_nr)
        grads = node.apply(*buffer)
        for edge, grad in zip(node.next_edges, grads):
            add grad into the buffer of the edge's node; push that node if this was the last gradient it waited for

Nothing recurses, so a graph may be as deep as memory allows.

Note [Ready queue]
Of the ready nodes the one recorded last runs first: its forward call was the last to use its inputs, so this is the
order in which saved tensors can be freed soonest. AccumulateGrad has the highest number of all. Ready accumulators
therefore wait in a list of their own, which is emptied before the heap is looked at.

Mirrors torch/csrc/autograd/engine.{h,cpp} and python_engine.cpp. Left out: worker threads per device, streams.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from heapq import heappop, heappush, heappushpop
from typing import Any

from tinytensor.autograd.accumulate_grad import SEQUENCE_NR_MAX
from tinytensor.autograd.anomaly_mode import anomaly, print_stack
from tinytensor.autograd.graph_task import GraphTask
from tinytensor.autograd.hooks import call_post_hooks, call_pre_hooks, call_tensor_hooks
from tinytensor.autograd.input_buffer import accumulate
from tinytensor.autograd.input_metadata import check_count, validate_grad
from tinytensor.autograd.node import NO_HOOKS, Edge, Grads, Node
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import GradMode, is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys

# A backward pass inside a backward pass runs on the same stack; beyond this depth it gets a thread with a stack of
# its own, as in PyTorch.
MAX_DEPTH = 20


class _Running(threading.local):
    """The innermost run of this thread, and how many are under way."""

    task: GraphTask | None = None
    depth = 0


# (minus the sequence number, node, its buffer): ordered as they are to run.
Entry = tuple[int, Node, list[Any]]

running = _Running()


class GraphRoot(Node):
    """Stands before several roots, and hands each its gradient."""

    __slots__ = ("grads",)
    handles_undefined = True

    def __init__(self, roots: tuple[Edge, ...], grads: Grads) -> None:
        super().__init__(roots)
        self.hooks = NO_HOOKS
        self.grads = grads

    def apply(self, *grads: Any) -> Grads:
        grads, self.grads = self.grads, ()
        return grads


class Identity(Node):
    """A node that nothing leads to: stands for an input that the outputs do not depend on."""

    __slots__ = ()

    def apply(self, *grads: Any) -> Grads:
        return grads


def execute(
    roots: Sequence[Edge],
    grads: Sequence[Any],
    keep_graph: bool,
    create_graph: bool,
    accumulate_grad: bool = True,
    outputs: Sequence[Edge] = (),
) -> list[Any]:
    """Run backward from `roots`, into which `grads` flow.

    Without `outputs`, into every leaf. With them, only as far as they need: their gradients are accumulated, or
    returned if not `accumulate_grad`.
    """
    if running.depth >= MAX_DEPTH:
        return _execute_in_thread(roots, grads, keep_graph, create_graph, accumulate_grad, outputs)
    grads = [
        validate_grad(grad, node.input_metadata[input_nr], i, None)
        for i, (grad, (node, input_nr)) in enumerate(zip(grads, roots, strict=True))
    ]
    task = GraphTask(keep_graph, create_graph)
    if len(roots) == 1:
        root, input_nr = roots[0]
        buffer = [None] * len(root.input_metadata)
        buffer[input_nr] = grads[0]
    else:
        root, buffer = GraphRoot(tuple(roots), tuple(grads)), []
    del grads
    task.root = root
    task.compute_dependencies(root)
    if outputs:
        task.init_to_execute(root, outputs, accumulate_grad)
    entry = (-root.sequence_nr, root, buffer)
    del buffer
    previous, grad_mode = running.task, is_grad_enabled()
    running.task = task
    running.depth += 1
    try:
        GradMode.set_enabled(create_graph)
        run(task, entry)
        for callback in task.final_callbacks:
            callback()
    finally:
        GradMode.set_enabled(grad_mode)
        running.depth -= 1
        running.task = previous
    return task.captured


def run(task: GraphTask, entry: Entry | None) -> None:
    """The loop: `thread_main` and `evaluate_function` of PyTorch's engine. `entry` is the root with its buffer."""
    dependencies, not_ready, exec_info = task.dependencies, task.not_ready, task.exec_info
    keep_graph, watched = task.keep_graph, anomaly.enabled
    ready: list[Entry] = []
    sinks: deque[Entry] = deque()
    results: Any
    buffer: Any
    edges: tuple[Edge | None, ...]
    while entry is not None:
        _, node, buffer = entry
        entry = None
        if exec_info is not None and not _capture(task, node, buffer):
            results, edges = (), ()
        else:
            if node.hooks is not None or watched:
                results = call_function(node, buffer)
            elif buffer[0] is None and _all_undefined(buffer):
                results = (None,) * len(node.next_edges)
            else:
                results = node.apply(*buffer)
            edges = node.next_edges
            if len(results) != len(edges):
                check_count(node, results)
            if not keep_graph:
                node.release_variables()

        for i, edge in enumerate(edges):
            if edge is not None:
                following, input_nr = edge
                if exec_info is None or following in exec_info:
                    grad = results[i]
                    metadata = following.input_metadata
                    if grad is not None and grad.meta is not metadata[input_nr]:
                        grad = validate_grad(grad, metadata[input_nr], i, node)
                    waiting = not_ready.get(following) if not_ready else None
                    if waiting is not None:
                        accumulate(waiting, input_nr, grad)
                    elif len(metadata) == 1:
                        waiting = [grad]
                    else:
                        waiting = [None] * len(metadata)
                        waiting[input_nr] = grad
                    left = dependencies[following]
                    if left != 1:
                        dependencies[following] = left - 1
                        not_ready[following] = waiting
                    else:
                        if not_ready:
                            not_ready.pop(following, None)
                        sequence_nr = following.sequence_nr
                        if sequence_nr is SEQUENCE_NR_MAX:
                            sinks.append((0, following, waiting))
                        elif entry is None:
                            entry = (-sequence_nr, following, waiting)
                        else:
                            heappush(ready, (-sequence_nr, following, waiting))

        # Whatever still names a gradient would keep AccumulateGrad from stealing it.
        results = grad = waiting = buffer = None
        if sinks:
            if entry is not None:
                heappush(ready, entry)
            entry = sinks.popleft()
        elif entry is None:
            entry = heappop(ready) if ready else None
        elif ready:
            entry = heappushpop(ready, entry)


def call_function(node: Node, buffer: list[Any]) -> Grads:
    """Run one node with its hooks, in PyTorch's order; and what else is out of the ordinary."""
    call_tensor_pre_hooks(node, buffer)
    hooks = node.hooks
    if hooks is None or not (hooks.pre or hooks.post):
        return _apply(node, buffer)
    inputs = call_pre_hooks(hooks.pre, tuple(buffer))
    buffer[:] = inputs
    if not hooks.post:
        del inputs
        return _apply(node, buffer)
    results = tuple(_apply(node, buffer))
    check_count(node, results)
    return call_post_hooks(hooks.post, results, inputs)


def _apply(node: Node, buffer: list[Any]) -> Grads:
    if not node.handles_undefined and _all_undefined(buffer):
        return (None,) * len(node.next_edges)
    if not anomaly.enabled:
        return node.apply(*buffer)
    try:
        results = node.apply(*buffer)
    except Exception:
        print_stack(node.name(), node.metadata)
        raise
    if anomaly.check_nan:
        for i, grad in enumerate(results):
            if grad is not None and bool(grad.isnan().any()):
                print_stack(node.name(), node.metadata)
                raise RuntimeError(f"Function '{node.name()}' returned nan values in its {i}th output.")
    return results


def call_tensor_pre_hooks(node: Node, buffer: list[Any]) -> None:
    """Hooks of the tensors whose gradients these are, then `retain_grad`."""
    if node.sequence_nr is SEQUENCE_NR_MAX:
        # Only an AccumulateGrad has that number.
        buffer[0] = node.call_tensor_pre_hooks(buffer[0])  # type: ignore[attr-defined]
    hooks = node.hooks
    if hooks is not None:
        for tensor_hooks, input_nr in hooks.tensor_pre:
            buffer[input_nr] = call_tensor_hooks(tensor_hooks, buffer[input_nr])
        for input_nr, retain in hooks.retains_grad.items():
            retain(buffer[input_nr])


def _capture(task: GraphTask, node: Node, buffer: list[Any]) -> bool:
    """Hand out what is wanted of the node's inputs; whether the node itself is to run."""
    info = task.exec_info.get(node)  # type: ignore[union-attr]  # the caller looked: it is not None
    if info is None:
        return False
    if not info.needed:
        call_tensor_pre_hooks(node, buffer)
    for input_nr, index in info.captures:
        task.captured[index] = buffer[input_nr]
    return info.needed


def _all_undefined(buffer: list[Any]) -> bool:
    return all(grad is None for grad in buffer)


def task_should_compute_output(node: Node, i: int) -> bool:
    """Whether the running backward pass wants the i-th gradient of `node`."""
    edge = node.next_edges[i]
    if edge is None:
        return False
    task = running.task
    return task is None or task.exec_info is None or edge[0] in task.exec_info


def will_engine_execute_node(node: Node) -> bool:
    """Whether the running backward pass has run `node` or will: for hooks that wait for several gradients."""
    task = running.task
    check(task is not None, "_get_should_execute_nodes should only be called during the backward pass")
    assert task is not None
    if task.exec_info is not None:
        return node in task.exec_info
    return node in task.dependencies or node is task.root


def queue_callback(callback: Callable[[], None]) -> None:
    """Call `callback()` when the running backward pass is done."""
    task = running.task
    check(task is not None, "Final callbacks can only be installed during backward pass.")
    assert task is not None
    task.final_callbacks.append(callback)


def current_graph_task_id() -> int:
    """The number of this thread's running backward pass, -1 outside of one."""
    return -1 if running.task is None else running.task.id


def _execute_in_thread(*args: Any) -> list[Any]:
    """`execute` on a thread of its own, which the caller waits for; thread-local key sets go with it."""
    result: list[Any] = []
    keys = get_local_keys()

    def work() -> None:
        set_local_keys(*keys)
        try:
            result.append(execute(*args))
        except BaseException as error:
            result.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join()
    if isinstance(result[0], BaseException):
        raise result[0]
    return result[0]
