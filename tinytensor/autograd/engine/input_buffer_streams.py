"""The input buffer of a node in a pass that has streams: where gradients are added up, and what waits for what.

Note [Producer and consumer]
A gradient comes from the node that made it, its producer, and is for the node whose buffer this is, the consumer. Each has a
stream, and the two may differ. Whoever reads a gradient on another stream than that on which it was made must wait for it:

    first gradient      no sum is needed. An event is put behind it on the producer's stream; the consumer will wait for the
                        event before it runs.
    any further one     is added on the *accumulation stream*: it waits for both gradients, and then an event behind the sum
                        takes the place of the first one's.

The accumulation stream is the consumer's, if the gradient is on its device; else the producer's, if it is on that one's; else
the stream that is current on the gradient's device. An event that nobody will wait for is not recorded: with one stream for
everything, which is the rule, nothing happens here.

A gradient that is read on another stream than it was allocated on is also noted with the allocator (`record_stream`), or its
memory could be handed out again too soon.

Mirrors `InputBuffer::add` of torch/csrc/autograd/input_buffer.cpp.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.input_buffer import accumulate
from tinytensor.autograd.engine.node import Node, stream_of
from tinytensor.c10.device import Device
from tinytensor.c10.device_guard_impl import GUARD_IMPLS, DeviceGuardImpl, StreamGuard
from tinytensor.c10.error import check


class _Warning:
    """Whether to say that the stream of a leaf's node is not that of its gradient; said once in a process."""

    enabled = True
    given = False


_MISMATCH = (
    "The AccumulateGrad node's stream does not match the stream of the node that produced the incoming gradient. This may "
    "incur unnecessary synchronization and break CUDA graph capture if the AccumulateGrad node's stream is the default stream. "
    "This mismatch is caused by an AccumulateGrad node created prior to the current iteration being kept alive. This can happen "
    "if the autograd graph is still being kept alive by tensors such as the loss, or if you are using DDP, which will stash a "
    "reference to the node. To resolve the mismatch, delete all references to the autograd graph or ensure that DDP "
    "initialization is performed under the same stream as subsequent forwards. If the mismatch is intentional, you can use "
    "torch.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(False) to suppress this warning."
)


def set_warn_on_accumulate_grad_stream_mismatch(enabled: bool) -> None:
    """Whether to warn if a leaf's gradient comes on another stream than that on which it is added to `.grad`.

    >>> tt.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(True)
    """
    _Warning.enabled = enabled


class _Override:
    """Whether a node with a stale stream runs on the stream that captures."""

    enabled = False


def set_override_stale_capture_stream(enabled: bool) -> None:
    """Let nodes from before a capture run on the capturing stream when they are reached during it.

    A node remembers the stream of its forward call, which may not be part of the graph that is captured. Without this a
    backward pass that reaches such a node of the default stream during a capture is a RuntimeError. It holds for all threads.

    >>> tt.autograd.graph.set_override_stale_capture_stream(False)
    """
    _Override.enabled = enabled


def _stale(stream: Any, capturing: Any, node: Node) -> Any:
    """The stream for a node that captures nothing itself, when its gradient comes from one that does."""
    if _Override.enabled:
        return capturing
    check(
        stream.id != 0,
        lambda: (
            f"During CUDA graph capture, autograd node '{node.name()}' has a stale reference to the default stream (stream 0) "
            "from warmup. This will invalidate the capture because cudaStreamWaitEvent on the default stream pulls a "
            "non-capturing stream into the graph.\n\nTo fix, either:\n  (a) Run warmup on the same stream that capture will use, "
            "or\n  (b) Delete references to the loss / autograd graph (e.g. `del loss`) before capture, or\n  (c) Call "
            "torch.autograd.graph.set_override_stale_capture_stream(True) to automatically redirect stale nodes to the capturing "
            "stream."
        ),
    )
    return stream


class StreamedBuffer:
    """Gradients that flow into one node; see Note [Producer and consumer].

    values    one for each output of the node's forward call; None: nothing came yet
    stream    on which the node runs, with who answers for it; None for a node of the CPU
    """

    __slots__ = ("_states", "stream", "values")

    def __init__(self, size: int, node: Node):
        self.values: list[Any] = [None] * size
        self.stream = stream_of(node)
        # By input: the stream on which it is added up; that on which the present value was made; and the event behind it, if
        # somebody will wait for it.
        self._states: list[tuple[Any, Any, Any] | None] = [None] * size

    def add(self, input_nr: int, grad: Any, results: Any, producer: Any, node: Node) -> None:
        """`values[input_nr] += grad`. `node` has this buffer; `results` is what the producer returned, `grad` among it."""
        if grad is None:
            return
        device: Device = grad.meta_.device
        impl = GUARD_IMPLS.get(device.type)
        index = device.index
        if impl is None or index is None or index >= impl.device_count():
            accumulate(self.values, input_nr, grad, results)
            return
        # A node of the CPU that makes a gradient on a device, as that of `.cpu()` does, makes it on the current stream.
        made_on = impl.get_stream(index) if producer is None else producer
        consumer = self.stream
        read_on = impl.get_stream(index) if consumer is None else consumer[1]
        if read_on is not made_on and impl.is_capturing(made_on) and not impl.is_capturing(read_on):
            read_on = _stale(read_on, made_on, node)
            if consumer is not None:
                self.stream = consumer[0], read_on
        if read_on is not made_on and _Warning.enabled and isinstance(node, AccumulateGrad):
            _warn()
        state = self._states[input_nr]
        if state is None:
            if read_on.device_index == index:
                added_on = read_on
                if read_on is not made_on:
                    # Nobody else notes this if no second gradient comes.
                    impl.record_data_on_stream(grad.storage_, read_on)
            elif made_on.device_index == index:
                added_on = made_on
            else:
                added_on = impl.get_stream(index)
            self.values[input_nr] = grad
            is_waited_for = read_on is not made_on or added_on is not made_on
            self._states[input_nr] = added_on, made_on, event_behind(impl, made_on) if is_waited_for else None
            return
        added_on, ready_on, ready_event = state
        if added_on is not made_on:
            impl.wait_event(added_on, event_behind(impl, made_on))
            impl.record_data_on_stream(grad.storage_, added_on)
        if added_on is not ready_on:
            impl.wait_event(added_on, ready_event)
            impl.record_data_on_stream(self.values[input_nr].storage_, added_on)
        with StreamGuard(impl, added_on):
            accumulate(self.values, input_nr, grad, results)
        self._states[input_nr] = added_on, added_on, event_behind(impl, added_on) if read_on is not added_on else None

    def wait(self, impl: DeviceGuardImpl, consumer: Any) -> None:
        """Let the consumer's stream wait for all that is in the buffer."""
        for state in self._states:
            if state is not None and state[1] is not consumer:
                impl.wait_event(consumer, state[2])


def event_behind(impl: DeviceGuardImpl, stream: Any) -> Any:
    """An event that is reached when all work that the stream has now is done."""
    event = impl.new_event(stream.device_index, False, False)
    impl.record_event(event, stream)
    return event


def _warn() -> None:
    if not _Warning.given:
        _Warning.given = True
        warnings.warn(_MISMATCH, UserWarning, stacklevel=2)
