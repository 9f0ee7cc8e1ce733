"""The engine on several threads: one worker for each device that has streams, and the caller's thread for the CPU's nodes.

    queue of a thread     its ready nodes; any thread may push to it, the owner takes the one made last
    worker of a device    takes nodes from its queue for ever
    caller                takes nodes from its own queue until the pass is over

A thread that has run a node hands each gradient on, and pushes the nodes that have all theirs to the queue of *their* device.
Whoever finishes the pass's last node wakes the caller. Only passes with a node on such a device come here; all others run in
the loop of engine.py, on the caller's thread and without queues.

Note [Streaming backwards]
A node runs on the stream that was current when its forward call was recorded (node.py, Note [Streams of nodes]). A gradient
that goes from one stream to another is waited for (input_buffer_streams.py, Note [Producer and consumer]). And at the end the
streams that were current when `backward` was called wait for all streams on which a leaf was reached. So for its caller a
backward pass is like one operator: what comes before it on the current streams comes before all of it, and what comes after
sees its gradients.

Note [Passes inside passes]
A hook may call `backward`. The thread then serves its own queue until the inner pass is over, since nobody else would. It may
find nodes of outer passes there; those of inner ones come first. Nodes of the CPU of an inner pass run on the thread that called
it, which may be a worker.

Mirrors `ReadyQueue`, `thread_init`, `thread_main`, `evaluate_function`, `thread_on_exception` and
`exec_post_processing` of torch/csrc/autograd/engine.cpp. A departure: callbacks of `queue_callback` always run on the caller's
thread.
"""

from __future__ import annotations

import itertools
import os
import threading
import weakref
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any

from tinytensor.autograd.engine.graph_task import GraphTask
from tinytensor.autograd.engine.input_buffer_streams import StreamedBuffer, event_behind
from tinytensor.autograd.engine.input_metadata import validate_grad
from tinytensor.autograd.engine.node import Grads, Node, stream_of
from tinytensor.c10.device_guard_impl import GUARD_IMPLS, DeviceGuardImpl, StreamGuard
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_multithreading_enabled
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys
from tinytensor.c10.thread_local_state import ThreadLocalState

Call = Callable[["DeviceRun", Node, list[Any]], Grads | None]
_SOONEST = (-(2**62), 0)
_next_nr = itertools.count().__next__


class ReadyQueue:
    """The ready nodes of one thread: of the innermost pass first, and of one pass the node made last."""

    def __init__(self) -> None:
        self._entries: list[tuple[tuple[int, int], int, DeviceRun | None, Node | None, StreamedBuffer | None]] = []
        self._not_empty = threading.Condition(threading.Lock())
        self.is_closed = False

    def push(self, run: DeviceRun, node: Node, buffer: StreamedBuffer) -> None:
        with self._not_empty:
            heappush(self._entries, ((-run.depth, -node.sequence_nr), _next_nr(), run, node, buffer))
            self._not_empty.notify()

    def goes_before(self, run: DeviceRun, node: Node) -> bool:
        """Whether an entry is to be taken before this node. Another thread may push one at the same time: that is later."""
        return bool(self._entries) and self._entries[0][0] <= (-run.depth, -node.sequence_nr)

    def wake(self) -> None:
        """Let the thread that waits here look again whether its pass is over."""
        with self._not_empty:
            heappush(self._entries, (_SOONEST, _next_nr(), None, None, None))
            self._not_empty.notify()

    def close(self) -> None:
        """Let the worker end."""
        self.is_closed = True
        self.wake()

    def pop(self) -> tuple[DeviceRun | None, Node | None, StreamedBuffer | None]:
        """The next entry; waits for one."""
        with self._not_empty:
            while not self._entries:
                self._not_empty.wait()
            return heappop(self._entries)[2:]

    @property
    def is_empty(self) -> bool:
        return not self._entries


class _Here(threading.local):
    """What a thread has of its own: its queue, and the state that was last applied to it."""

    queue: ReadyQueue | None = None
    state: ThreadLocalState | None = None


class Progress:
    """How many nodes of a pass are in a queue or running, and the queue of the thread that waits for the last one.

    It knows nothing of the graph: a worker that holds it keeps no memory alive for which the caller looks already.
    """

    def __init__(self, queue: ReadyQueue):
        self.queue = queue
        self.outstanding = 0
        self._lock = threading.Lock()

    def more(self) -> None:
        with self._lock:
            self.outstanding += 1

    def done(self, queue: ReadyQueue) -> None:
        """A node from that queue is done."""
        with self._lock:
            self.outstanding -= 1
            is_over = not self.outstanding
        if is_over and queue is not self.queue:
            self.queue.wake()


class DeviceRun:
    """What a backward pass on several threads has beyond its GraphTask.

    call            runs one node with its hooks: its gradients, or None if only what flows into it was wanted
    depth           how many passes it is inside of
    error           what the first node that failed has raised; after it no node is run
    leaf_streams    streams on which the pass has reached an end
    """

    def __init__(self, task: GraphTask, call: Call, queue: ReadyQueue):
        self.task, self.call, self.progress = task, call, Progress(queue)
        self.depth = task.depth
        self.caller = threading.get_ident()
        self.state = ThreadLocalState()
        self.multithreaded = is_multithreading_enabled()
        self.lock = threading.RLock()
        self.error: BaseException | None = None
        self.not_ready: dict[Node, StreamedBuffer] = {}
        self.leaf_streams: dict[tuple[DeviceGuardImpl, Any], None] = {}

    def push(self, node: Node, buffer: StreamedBuffer) -> None:
        """The node is ready."""
        self.progress.more()
        self.queue_for(node).push(self, node, buffer)

    def queue_for(self, node: Node) -> ReadyQueue:
        """That of the node's device; of the caller for a node of the CPU."""
        stream = stream_of(node)
        return self.progress.queue if stream is None or not self.multithreaded else _queue_of(*stream)

    def fail(self, error: BaseException) -> None:
        with self.lock:
            if self.error is None:
                self.error = error


_here = _Here()
# By who answers for the devices, and by index. A lesson may have a machine of its own; with the machine its workers end.
_queues: weakref.WeakKeyDictionary[DeviceGuardImpl, dict[int, ReadyQueue]] = weakref.WeakKeyDictionary()
_watches_forks = False
_lock = threading.Lock()
_forked = False


def has_streams(task: GraphTask) -> bool:
    """Whether a node of the pass runs on a stream."""
    return stream_of(task.root) is not None or any(stream_of(node) is not None for node in task.dependencies)


def run_on_devices(task: GraphTask, root: Node, buffer: list[Any], call: Call) -> None:
    """Run the pass. `buffer` holds what flows into `root`, and is emptied, so that gradients can be taken over."""
    check(
        not _forked,
        "Unable to handle autograd's threading in combination with fork-based multiprocessing. See "
        "https://github.com/pytorch/pytorch/wiki/Autograd-and-Fork",
    )
    queue = _here.queue
    if queue is None:
        queue = _here.queue = ReadyQueue()
    run = DeviceRun(task, call, queue)
    keys, outer_state = get_local_keys(), _here.state
    callers = {impl: [impl.get_stream(i) for i in range(impl.device_count())] for impl in GUARD_IMPLS.values()}
    start = StreamedBuffer(len(buffer), root)
    while buffer:  # from the end, so that only the new buffer holds each gradient
        start.add(len(buffer) - 1, buffer.pop(), (), None, root)
    _here.state = run.state
    try:
        run.push(root, start)
        del start
        _serve(queue, run)
    except BaseException as error:  # of the wait: Ctrl-C. What is in the queues is then taken out and not run.
        run.fail(error)
        raise
    finally:
        if _here.state is not run.state:
            run.state.apply()
        _here.state = outer_state
        set_local_keys(*keys)
    if run.error is not None:
        # The error's traceback has this frame, which must not hold the error: a circle would keep the graph alive.
        failure, run.error = run.error, None
        try:
            raise failure
        finally:
            del failure
    check(not run.not_ready, "could not compute gradients for some functions")
    for impl, stream in run.leaf_streams:
        current = callers[impl][stream.device_index]
        if current is not stream:
            impl.wait_event(current, event_behind(impl, stream))


class _CurrentStream:
    """Makes the stream of each node current. One node after the other is on the same stream: then nothing has to be done."""

    def __init__(self) -> None:
        self._guard: StreamGuard | None = None
        self._stream: Any = None

    def put(self, stream: tuple[DeviceGuardImpl, Any] | None) -> None:
        if stream is not None and stream[1] is self._stream:
            impl, index = stream[0], stream[1].device_index
            # A hook may have changed it.
            if impl.get_stream(index) is self._stream and impl.current_device() == index:
                return
        self.put_back()
        if stream is not None:
            self._stream = stream[1]
            self._guard = StreamGuard(*stream)
            self._guard.__enter__()

    def put_back(self) -> None:
        """Make those current that were."""
        if self._guard is not None:
            self._guard.__exit__(None, None, None)
        self._guard = self._stream = None


def _serve(queue: ReadyQueue, until: DeviceRun | None) -> None:
    """Run nodes from a queue, for ever or until a pass is over."""
    current = _CurrentStream()
    try:
        while until is None or until.progress.outstanding:
            run, node, buffer = queue.pop()
            if run is None:
                if until is None and queue.is_closed:
                    return
                continue
            goes_on = until is None or run is until
            next_: tuple[Node, StreamedBuffer] | None
            while node is not None and buffer is not None:
                next_ = None
                try:
                    if run.error is None:
                        if _here.state is not run.state:
                            run.state.apply()
                            _here.state = run.state
                        set_local_keys(*run.state.keys)
                        current.put(buffer.stream)
                        next_ = _evaluate(run, node, buffer, queue if goes_on else None)
                except BaseException as error:
                    run.fail(error)
                node, buffer = next_ or (None, None)
            progress = run.progress
            # Neither a thread that waits nor one that is about to tell the caller may keep the graph alive.
            run = next_ = None
            if queue.is_empty:
                current.put_back()
                if until is None:
                    ThreadLocalState.of_new_thread().apply()
                    _here.state = None
            progress.done(queue)
    finally:
        current.put_back()


def _evaluate(
    run: DeviceRun, node: Node, buffer: StreamedBuffer, here: ReadyQueue | None
) -> tuple[Node, StreamedBuffer] | None:
    """Run a node, whose stream is current, and hand its gradients on.

    Returns the node that comes next on this thread, if that is certain; it is then in no queue. `here` is the thread's queue;
    None: it has to look for more urgent ones anyway.
    """
    task, stream = run.task, buffer.stream
    if stream is not None:
        buffer.wait(*stream)
    exec_info = task.exec_info
    info = None if exec_info is None else exec_info.get(node)
    results: Any = run.call(run, node, buffer.values)
    # A node may return what it got: this buffer must not hold it any more, or it cannot be taken over.
    buffer.values.clear()
    edges = node.next_edges
    if stream is not None and (not edges or (info is not None and info.captures)):
        with run.lock:
            run.leaf_streams[stream] = None
    if results is None:
        return None
    ready = []
    grad: Any = None
    made_on = None if stream is None else stream[1]
    with run.lock:
        for i, edge in enumerate(edges):
            if edge is None or (exec_info is not None and edge[0] not in exec_info):
                continue
            following, input_nr = edge
            metadata, grad = following.input_metadata, results[i]
            if grad is not None and grad.meta_ is not metadata[input_nr]:
                grad = validate_grad(grad, metadata[input_nr], i, node)
            waiting = run.not_ready.pop(following, None) or StreamedBuffer(len(metadata), following)
            waiting.add(input_nr, grad, results, made_on, following)
            left = task.dependencies[following] = task.dependencies[following] - 1
            if left:
                run.not_ready[following] = waiting
            else:
                ready.append((following, waiting))
    # Once another thread has the next node, it counts who else holds its gradients: this thread must not.
    results = grad = None
    if len(ready) == 1 and here is not None:
        following, waiting = ready[0]
        after = waiting.stream
        is_same = stream is not None and after is not None and after[1] is stream[1]  # then its queue is this one, too
        if (is_same or run.queue_for(following) is here) and not here.goes_before(run, following):
            return following, waiting
    for following, waiting in ready:
        run.push(following, waiting)
    return None


# ---- threads -----------------------------------------------------------------------------------------------------------


def _queue_of(impl: DeviceGuardImpl, stream: Any) -> ReadyQueue:
    """The queue of a stream's device, whose worker starts with the first node."""
    global _watches_forks
    index = stream.device_index
    of_impl = _queues.get(impl)
    found = None if of_impl is None else of_impl.get(index)
    if found is None:
        with _lock:
            found = _queues.setdefault(impl, {}).get(index)
            if found is None:
                if not _watches_forks:
                    _watches_forks = True
                    os.register_at_fork(after_in_child=_after_fork)
                found = _queues[impl][index] = ReadyQueue()
                weakref.finalize(impl, found.close).atexit = False
                start = [impl]  # emptied by the worker, which must not keep it
                name = f"pt_autograd_{index}"
                threading.Thread(target=_work, args=(start, index, found), name=name, daemon=True).start()
    return found


def _work(start: list[DeviceGuardImpl], index: int, queue: ReadyQueue) -> None:
    start.pop().set_device(index)
    _here.queue = queue
    _serve(queue, None)


def _after_fork() -> None:
    """Threads are not there in the child."""
    global _forked
    _forked = True
    _queues.clear()


class Place:
    """The current devices and streams of the thread that makes it, and its queue: for a thread that takes over its work."""

    def __init__(self) -> None:
        self._queue = _here.queue
        self._current = [
            (impl, impl.current_device(), [impl.get_stream(i) for i in range(impl.device_count())])
            for impl in GUARD_IMPLS.values()
        ]

    def take(self) -> None:
        _here.queue = self._queue
        for impl, device, streams in self._current:
            impl.set_device(device)
            for stream in streams:
                impl.set_stream(stream)
