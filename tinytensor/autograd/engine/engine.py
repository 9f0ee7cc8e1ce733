# hot path
"""The engine: runs the graph of nodes backward, from the outputs to the leaves. Read engine_simple.py first.

    dependencies = for every node, how many edges lead to it          (one walk over the graph)
    ready = heap with the root
    while ready:
        node, buffer = pop the node made last                         (highest sequence_nr)
        grads = node.apply(*buffer)
        for edge, grad in zip(node.next_edges, grads):
            add grad into the buffer of the edge's node; push that node if this was the last gradient it waited for

Nothing recurses, so a graph may be as deep as memory allows.

Note [Ready queue]
The ready node that was recorded last runs first. Its forward call was the last to use its inputs, so this order frees
saved tensors soonest. AccumulateGrad has the highest number of all, and so has the node of
an operator without a derivative, which can only raise. These wait in a list of their own, the sinks, which is emptied
before the heap is looked at.

Note [Ranges of the backward pass]
A profiler sees two nested ranges for each node. The outer one, `autograd::engine::evaluate_function: MulBackward0`, also
contains hooks, checks of results and sums of gradients; the inner one, `MulBackward0`, is the node's own work. The outer
range ends when that of the next node begins, so the loop need not end it (autograd/engine/engine_ranges.py).

A pass with nodes on a device that has streams does not run in this loop, but on a thread for each device: engine_devices.py.

Mirrors torch/csrc/autograd/engine.{h,cpp} and python_engine.cpp.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any

from tinytensor.aten.folded_calls import nobody_watches
from tinytensor.autograd.anomaly_mode import anomaly, check_no_nan, watching
from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.engine_devices import DeviceRun, Place, has_streams, run_on_devices
from tinytensor.autograd.engine.engine_ranges import (
    apply_observed,
    end_evaluation,
    evaluating,
    follow_thread,
    open_evaluation,
)
from tinytensor.autograd.engine.graph_task import ExecInfo, GraphTask
from tinytensor.autograd.engine.input_buffer import accumulate
from tinytensor.autograd.engine.input_metadata import check_count, validate_grad
from tinytensor.autograd.engine.node import NO_HOOKS, SEQUENCE_NR_MAX, Edge, Grads, Node, folding, record_stream
from tinytensor.autograd.engine.python_hook import call_post_hooks, call_pre_hooks, call_tensor_hooks
from tinytensor.c10.device_guard_impl import GUARD_IMPLS
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import GradMode, is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys, state

# A backward pass inside a backward pass runs on the same stack; beyond this depth it gets a thread with a stack of
# its own, as in PyTorch.
MAX_DEPTH = 20


class _Running(threading.local):
    """What this thread is running.

    task     the innermost backward pass
    node     the node whose hooks or `apply` run; set only where a hook may ask for it
    depth    how many backward passes run inside one another
    in_loop  whether all passes run in the loop of this file, those on devices, too: for whoever watches it
    """

    task: GraphTask | None = None
    node: Node | None = None
    depth = 0
    in_loop = False


# (minus the sequence number, node, its buffer): ordered as they are to run.
Entry = tuple[int, Node, list[Any]]

running = _Running()

# The passes of all threads that run only a part of their graph: while there are none, nodes need not ask for
# `wanted_edges`.
pruned_passes: list[GraphTask] = []


class GraphRoot(Node):
    """Stands before several roots, and hands each its gradient."""

    __slots__ = ("grads",)
    handles_undefined = True

    def __init__(self, roots: tuple[Edge, ...], grads: Grads) -> None:
        super().__init__(roots)
        self.hooks = NO_HOOKS
        self.grads = grads
        if GUARD_IMPLS:
            for grad in grads:
                if grad is not None:
                    record_stream(self, grad.meta_.device)

    def name(self) -> str:
        return "torch::autograd::GraphRoot"

    def apply(self, *grads: Any) -> Grads:
        grads, self.grads = self.grads, ()
        return grads


class Identity(Node):
    """A node that nothing leads to: stands for an input that the outputs do not depend on."""

    __slots__ = ()

    def name(self) -> str:
        return "torch::autograd::Identity"

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
    """Run backward from the edges `roots`; `grads` are the gradients that flow in there.

    Without `outputs` the pass ends in every leaf. With `outputs` it runs only the nodes that lie on a way to them; their
    gradients are added to `.grad`, or returned if `accumulate_grad` is False.
    """
    depth = running.depth
    if depth >= MAX_DEPTH:
        return _execute_in_thread(roots, grads, keep_graph, create_graph, accumulate_grad, outputs)
    # A pass that is recorded, or seen by somebody, goes by PyTorch's nodes.
    if folding.used and not depth and (create_graph or anomaly.enabled or running.in_loop or not nobody_watches()):
        unfold(roots)
    if len(roots) == 1:
        root, input_nr = roots[0]
        buffer = [None] * len(root.input_metadata)
        buffer[input_nr] = validate_grad(grads[0], root.input_metadata[input_nr], 0, None)
    else:
        valid = (
            validate_grad(grad, node.input_metadata[input_nr], i, None)
            for i, (grad, (node, input_nr)) in enumerate(zip(grads, roots, strict=True))
        )
        root, buffer = GraphRoot(tuple(roots), tuple(valid)), []
    # `run` must be the only holder of the gradient that flows in, so that it can be freed or stolen. The list lets this
    # function pass the buffer on without keeping a reference to it.
    start = [buffer]
    del grads, buffer
    previous = running.task
    task = GraphTask(root, keep_graph, create_graph, previous)
    task.compute_dependencies(root)
    if outputs:
        task.init_to_execute(root, outputs, accumulate_grad)
        pruned_passes.append(task)
    # What this pass changes on its thread is put back below even if a node raises: the pass may run inside another one.
    grad_mode = is_grad_enabled()
    # Before a runtime with streams has started, no node can have one.
    task.on_devices = bool(GUARD_IMPLS) and not running.in_loop and has_streams(task)
    running.task = task
    running.depth = depth + 1
    try:
        GradMode.set_enabled(create_graph)
        try:
            if task.on_devices:
                run_on_devices(task, root, start.pop(), call_on_device)
            else:
                run(task, root, start.pop())
        finally:
            if state.observers:
                end_evaluation(task)
        # A callback may queue another one. The list grows while it is walked, so that one runs too.
        for callback in task.final_callbacks:
            callback()
    finally:
        GradMode.set_enabled(grad_mode)
        running.depth = depth
        running.task = previous
        if outputs:
            pruned_passes.remove(task)
    return task.captured


def unfold(roots: Sequence[Edge]) -> None:
    """Look at every node of the graph, so that those which stand for several (folded.py) become what they stand for."""
    stack = [node.look() for node, _ in roots]
    seen = set(stack)
    while stack:
        for edge in stack.pop().next_edges:
            if edge is not None and edge[0] not in seen:
                seen.add(edge[0])
                stack.append(edge[0].look())


def run(task: GraphTask, root: Node, buffer: list[Any]) -> None:
    """The loop: `thread_main` and `evaluate_function` of PyTorch's engine. `buffer` holds what flows into `root`."""
    dependencies, not_ready, exec_info = task.dependencies, task.not_ready, task.exec_info
    keep_graph, watched = task.keep_graph, anomaly.enabled or state.observers
    # Entries are compared by number alone: numbers are unique, apart from that of the sinks, which never enter the heap.
    ready: list[Entry] = []
    sinks: deque[tuple[Any, list[Any]]] = deque()
    results: Any
    edges: tuple[Edge | None, ...]
    node: Node | None = root
    # `node` and `buffer` hold the node that runs next. The heap is used only while two or more nodes are ready: in a chain
    # of calls, which most graphs are, the next node never enters it.
    while node is not None:
        # 1. Run the node: by the short way, unless it has hooks or somebody observes.
        if exec_info is not None and not _capture(task, node, buffer):
            results, edges = (), ()
        else:
            if node.hooks is not None or watched:
                results = watched_call(node, buffer) if watched else call_function(node, buffer)
                edges = node.next_edges
            else:
                edges = node.next_edges
                grad = buffer[0]
                if len(buffer) != 1:
                    skipped = _all_undefined(buffer) and not node.handles_undefined
                    results = (None,) * len(edges) if skipped else node.apply(*buffer)
                elif grad is not None or node.handles_undefined:
                    results = node.apply(grad)
                else:
                    results = (None,) * len(edges)
            if len(results) != len(edges):
                check_count(node, results)
            # Released before the results are handed on, so that the memory of saved tensors is free for the next node.
            if not keep_graph:
                node.release_variables()

        # 2. Hand each gradient on along its edge. A node that has all its gradients is ready.
        this, node = node, None
        i = -1
        for edge in edges:
            i += 1  # enumerate would cost more than this
            if edge is not None:
                following, input_nr = edge
                if exec_info is None or following in exec_info:
                    grad = results[i]
                    metadata = following.input_metadata
                    # Equal metadata is nearly always the same object, so the usual gradient passes without a check.
                    if grad is not None and grad.meta_ is not metadata[input_nr]:
                        grad = validate_grad(grad, metadata[input_nr], i, this)
                    waiting = not_ready.get(following) if not_ready else None
                    if waiting is not None:
                        accumulate(waiting, input_nr, grad, results)
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
                        # All sinks share this one int, so identity decides; comparing long integers would cost more.
                        if following.sequence_nr is SEQUENCE_NR_MAX:
                            sinks.append((following, waiting))
                        elif node is None and not ready:
                            node, buffer = following, waiting
                        else:
                            if node is not None:
                                heappush(ready, (-node.sequence_nr, node, buffer))
                                node = None
                            heappush(ready, (-following.sequence_nr, following, waiting))

        # 3. Run the leaves that have become ready, and choose the next node.
        # A name that still refers to a gradient would keep AccumulateGrad from stealing it, so all of them are cleared.
        results = grad = waiting = None
        if sinks and node is not None:
            heappush(ready, (-node.sequence_nr, node, buffer))
            node = None
        if node is None:
            buffer = None  # type: ignore[assignment]
        while sinks:
            sink, arrived = sinks.popleft()
            if (
                sink.hooks is NO_HOOKS
                and exec_info is None
                and sink.variable.autograd_meta_.hooks is None
                and not watched
            ):
                sink.apply(*arrived)
            elif exec_info is None or _capture(task, sink, arrived):
                _ = watched_call(sink, arrived) if watched else call_function(sink, arrived)
            arrived = None  # type: ignore[assignment]
        if ready:
            _, node, buffer = heappop(ready)


def call_function(node: Node, buffer: list[Any]) -> Grads:
    """Run one node with its hooks, in PyTorch's order: tensor hooks, `retain_grad`, pre-hooks, the node, post-hooks."""
    previous, running.node = running.node, node
    try:
        call_tensor_pre_hooks(node, buffer)
        hooks = node.hooks
        if hooks is None or not (hooks.pre or hooks.post):
            return _apply(node, buffer)
        inputs = call_pre_hooks(hooks.pre, tuple(buffer))
        buffer[:] = inputs
        # The tuple refers to each gradient. Without post-hooks it goes before `apply` counts references.
        # With post-hooks it has to stay, and AccumulateGrad expects one reference more.
        if not hooks.post:
            del inputs
            return _apply(node, buffer)
        results = tuple(_apply(node, buffer))
        check_count(node, results)
        return call_post_hooks(hooks.post, results, inputs)
    finally:
        running.node = previous


def call_on_device(pass_: DeviceRun, node: Node, buffer: list[Any]) -> Grads | None:
    """Run one node of a pass on several threads, with its hooks; None if only what flows into it is wanted."""
    task = pass_.task
    opened: Any = None
    previous = running.task
    if previous is not task:
        running.task = task
    if state.observers:
        if pass_.caller != threading.get_ident():
            follow_thread(pass_.caller)
        opened = open_evaluation(node)
    try:
        if task.exec_info is not None and not _capture(task, node, buffer):
            return None
        if anomaly.enabled:
            results = watched_call(node, buffer)
        elif node.hooks is None:
            results = _apply(node, buffer)
        else:
            results = call_function(node, buffer)
        check_count(node, results)
        if not task.keep_graph:
            node.release_variables()
        return results
    finally:
        if opened is not None:
            opened.close()
        if previous is not task:
            running.task = previous


def _apply(node: Node, buffer: list[Any]) -> Grads:
    if not node.handles_undefined and _all_undefined(buffer):
        return (None,) * len(node.next_edges)
    if state.observers:
        return apply_observed(node, buffer)
    return node.apply(*buffer)


def watched_call(node: Node, buffer: list[Any]) -> Grads:
    """Run one node while a profiler observes, or in anomaly mode.

    Anomaly mode reports every failure with the forward call that made the node. So the checks of the results, which the
    loop makes otherwise, are made in here.
    """
    if state.observers:
        evaluating(running.task, node)
    if not anomaly.enabled:
        return call_function(node, buffer)
    with watching(node):
        results = call_function(node, buffer)
        check_count(node, results)
        for i, (grad, edge) in enumerate(zip(results, node.next_edges, strict=True)):
            if grad is not None and edge is not None:
                validate_grad(grad, edge[0].input_metadata[edge[1]], i, node)
        check_no_nan(node, results)
    return results


def call_tensor_pre_hooks(node: Node, buffer: list[Any]) -> None:
    """Call the hooks of the tensors to which these gradients belong, then keep the gradients for `retain_grad`."""
    if isinstance(node, AccumulateGrad):
        buffer[0] = node.call_tensor_pre_hooks(buffer[0])
    hooks = node.hooks
    if hooks is not None:
        for tensor_hooks, input_nr in hooks.tensor_pre:
            buffer[input_nr] = call_tensor_hooks(tensor_hooks, buffer[input_nr])
        for input_nr, retain in hooks.retains_grad.items():
            retain(buffer[input_nr])


def _capture(task: GraphTask, node: Node, buffer: list[Any]) -> bool:
    """Store the node's incoming gradients that the caller asked for. Returns whether the node itself must run."""
    info = task.exec_info.get(node)  # type: ignore[union-attr]  # the caller looked: it is not None
    if info is None:
        return False
    if state.observers:
        evaluating(task, node)
    # A node that runs calls these hooks itself, and each hook must run once. So what is captured in front of
    # such a node is the gradient before its hooks, as in PyTorch.
    if not info.needed:
        previous, running.node = running.node, node
        try:
            call_tensor_pre_hooks(node, buffer)
        finally:
            running.node = previous
    for input_nr, index in info.captures:
        task.captured[index] = buffer[input_nr]
    return info.needed


def _all_undefined(buffer: list[Any]) -> bool:
    return all(grad is None for grad in buffer)


def task_should_compute_output(node: Node, i: int) -> bool:
    """Whether the running backward pass wants the i-th gradient of `node`."""
    return wanted_edges(node)[i] is not None


def wanted_edges(node: Node) -> tuple[Edge | None, ...]:
    """The node's edges, without those that the running backward pass does not follow."""
    task = running.task
    if task is None or task.exec_info is None:
        return node.next_edges
    return tuple(edge if edge is not None and edge[0] in task.exec_info else None for edge in node.next_edges)


def will_engine_execute_node(node: Node) -> bool:
    """Whether the running backward pass has run `node` or will: for hooks that wait for several gradients."""
    task = running.task
    check(task is not None, "_get_should_execute_nodes should only be called during the backward pass")
    assert task is not None
    if node not in task.dependencies and node is not task.root:
        return False
    if task.exec_info is None:
        return True
    info = task.exec_info.get(node)
    if info is None:
        return False
    check(
        node.next_edges or not info.captures,
        "A leaf node was passed to _will_engine_execute_node but we are currently running autograd.grad(). This is "
        "currently not supported.",
    )
    return True


def follow_too(edge: Edge | None) -> None:
    """Make the running backward pass compute the gradient that goes along `edge`.

    CopySlices needs this. The node that it holds has an edge to the view, in the place where CopySlices has an edge to
    the base. No gradient will be sent along that edge, but the node has to compute it.
    """
    task = running.task
    if edge is not None and task is not None and task.exec_info is not None:
        task.exec_info.setdefault(edge[0], ExecInfo())


def is_checkpoint_valid() -> bool:
    """Whether all backward passes that this thread is running go through their whole graphs."""
    task = running.task
    return task is None or task.is_whole


def queue_callback(callback: Callable[[], None]) -> None:
    """Call `callback()` when the running backward pass is done."""
    task = running.task
    check(task is not None, "Final callbacks can only be installed during backward pass.")
    assert task is not None
    task.final_callbacks.append(callback)


def current_autograd_node() -> Node | None:
    """The node whose hooks or backward function this thread is in; None outside of a backward pass."""
    return running.node


def current_graph_task_id() -> int:
    """The number of this thread's running backward pass, -1 outside of one."""
    return -1 if running.task is None else running.task.id


def _execute_in_thread(*args: Any) -> list[Any]:
    """Call `execute` on a new thread and wait for it. The new thread gets this thread's key sets and running pass."""
    result: list[Any] = []
    keys, task, node = get_local_keys(), running.task, running.node
    caller = threading.get_ident()
    place = Place() if GUARD_IMPLS else None

    def work() -> None:
        set_local_keys(*keys)
        if place is not None:
            place.take()
        follow_thread(caller)
        running.task, running.node = task, node
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
