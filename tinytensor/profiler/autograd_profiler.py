"""`autograd.profiler`: the profiler itself, which `torch.profiler` wraps, and `record_function`, which marks a range.

    with autograd.profiler.profile() as prof:
        with autograd.profiler.record_function("my step"):
            loss(model(x)).backward()
    print(prof.key_averages().table(sort_by="self_cpu_time_total"))

When the block ends, the recorded ranges become PyTorch's FunctionEvents. A storage that comes or goes outside of every
range is an event of its own, `[memory]`; inside one it counts for that range.

Note [One recording a thread]
A thread has one recording. To begin another ends it and discards what it has, as in PyTorch: the outer of two nested
profiles is left with no events, and says so in the log.

Mirrors torch/autograd/profiler.py, `ProfilerActivity` and `_ExperimentalConfig` of torch/csrc/autograd/init.cpp, and
torch/csrc/autograd/profiler_kineto.cpp. Left out: Kineto's trace-only mode, `emit_nvtx` and `emit_itt`, futures, and
devices other than the CPU, for which a warning is given.
"""

from __future__ import annotations

import logging
import threading
import uuid
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import ContextDecorator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar

from tinytensor.aten.record_function import RecordScope, open_range
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.profiler.chrome_trace_export import export_chrome_trace
from tinytensor.profiler.collection import Range, Recorder, Results, concrete, dtype_name, nested, shapes_of
from tinytensor.profiler.profiler_util import MEMORY_EVENT_NAME, EventList, FunctionEvent
from tinytensor.profiler.util_flops import flops_of


class ProfilerActivity(Enum):
    """Where a profiler looks. Only the CPU can be looked at here.

    >>> tt.profiler.ProfilerActivity.CPU.name
    'CPU'
    """

    CPU = 0
    XPU = 1
    MTIA = 5
    CUDA = 2
    HPU = 3
    PrivateUse1 = 4

    def __int__(self) -> int:
        return self.value

    def __repr__(self) -> str:
        return f"<ProfilerActivity.{self.name}: {self.value}>"


def _supported_activities() -> set[ProfilerActivity]:
    return {ProfilerActivity.CPU}


def kineto_available() -> bool:
    """True, as in every build of PyTorch: what Kineto gives, a recorder of our own gives.

    >>> tt.profiler.kineto_available()
    True
    """
    return True


@dataclass
class _ExperimentalConfig:
    """PyTorch's experimental settings. Two have an effect here: all threads, and names of overloads."""

    profiler_metrics: list[str] = field(default_factory=list)
    profiler_measure_per_kernel: bool = False
    verbose: bool = False
    performance_events: list[str] = field(default_factory=list)
    enable_cuda_sync_events: bool = False
    adjust_profiler_step: bool = False
    disable_external_correlation: bool = False
    profile_all_threads: bool = False
    capture_overload_names: bool = False
    record_python_gc_info: bool = False
    expose_kineto_event_metadata: bool = False
    custom_profiler_config: str = ""
    adjust_timestamps: bool = False
    trace_only: bool = False


class KinetoStepTracker:
    """How many steps there were: of the profiler, of each optimizer; the current step is the largest of the counts.

    >>> before = tt.profiler.KinetoStepTracker.current_step()
    >>> tt.profiler.KinetoStepTracker.init_step_count("docs")
    >>> _ = tt.profiler.KinetoStepTracker.increment_step("docs")
    >>> tt.profiler.KinetoStepTracker.current_step() - before
    1
    >>> _ = tt.profiler.KinetoStepTracker.erase_step_count("docs")
    """

    _current_step = 0
    _step_dict: ClassVar[dict[str, int]] = defaultdict(int)

    @classmethod
    def init_step_count(cls, requester: str) -> None:
        """Begin to count for `requester`, from the current step on."""
        cls._step_dict[requester] = cls._current_step

    @classmethod
    def erase_step_count(cls, requester: str) -> bool:
        """Forget the count of `requester`; whether there was one."""
        return cls._step_dict.pop(requester, None) is not None

    @classmethod
    def increment_step(cls, requester: str) -> int:
        """One more step of this one; returns the current step."""
        if requester not in cls._step_dict:
            cls.init_step_count(requester)
        cls._step_dict[requester] += 1
        step = max(cls._step_dict.values())
        if step > cls._current_step:
            if step - cls._current_step > 1:
                warnings.warn(
                    "Profiler step count has increased more than 1 - "
                    f"current_step = {cls._current_step} step dict =  {cls._step_dict}",
                    stacklevel=2,
                )
            cls._current_step = step
        return cls._current_step

    @classmethod
    def current_step(cls) -> int:
        """The largest of the counts."""
        return cls._current_step


# ---- from recorded ranges to FunctionEvents --------------------------------------------------------------------------


# PyTorch leaves these out of every table: questions that Python asks of a tensor.
FILTERED = frozenset(("aten::is_leaf", "aten::output_nr", "aten::_version"))
STEP = "ProfilerStep#"


def function_events(results: Results, with_flops: bool) -> list[FunctionEvent]:
    """The events, sorted by when they began; parents and children are set."""
    began = results.began
    adopted = {number for number, _ in results.recorder.adopted}
    events: list[FunctionEvent] = []
    made: dict[int, FunctionEvent] = {}
    memory: dict[int, int] = {}
    ranges = list(results.ranges())
    # Children come after their parents in `ranges`. So, going backwards, the sums of the children are there when needed.
    for each in reversed(ranges):
        own = sum(nbytes for number, nbytes, _ in each.memory if number not in adopted)
        memory[each.id] = own + sum(memory[child.id] for child in each.children)
    for each in ranges:
        # Events that are left out hand their children on to the next event above.
        parent = each.parent
        while parent is not None and parent.id not in made:
            parent = parent.parent
        if each.name in FILTERED:
            continue
        event = made[each.id] = _event(each, results.inputs_of(each), began, memory[each.id], with_flops)
        if parent is not None:
            event.cpu_parent = made[parent.id]
            made[parent.id].cpu_children.append(event)
        events.append(event)
    number = len(ranges)
    for storage, nbytes, when, thread in results.loose_memory:
        if storage not in adopted:
            number += 1
            at = (when - began) / 1000
            events.append(
                FunctionEvent(
                    number, MEMORY_EVENT_NAME, thread, at, at, "", thread, [], [], cpu_memory_usage=nbytes
                )
            )  # fmt: skip
    events.sort(key=lambda event: (event.time_range.start, -event.time_range.end))
    return events


def _event(each: Range, inputs: list[Any], began: int, memory: int, with_flops: bool) -> FunctionEvent:
    is_user = each.scope is RecordScope.USER_SCOPE
    return FunctionEvent(
        each.id,
        "ProfilerStep*" if each.name.startswith(STEP) else each.name,
        each.thread,
        (each.start - began) / 1000,
        (each.end - began) / 1000,
        overload_name="",
        fwd_thread=each.forward_thread,
        input_shapes=shapes_of(inputs),
        stack=each.stack,
        scope=each.scope.value,
        cpu_memory_usage=memory,
        sequence_nr=each.sequence_nr,
        device_index=threading.get_native_id(),
        device_resource_id=threading.get_native_id(),
        flops=flops_of(each.name, inputs) if with_flops else 0,
        trace_name=each.name,
        concrete_inputs=[concrete(value) for value in inputs],
        kwinputs={},
        is_user_annotation=is_user,
        activity_type="user_annotation" if is_user else "cpu_op",
        structured_input_shapes=[nested(value, "sizes") for value in inputs],
        structured_input_strides=[nested(value, "strides") for value in inputs],
        input_dtypes=[dtype_name(value) for value in inputs],
    )


# ---- profile and record_function -------------------------------------------------------------------------------------


__all__ = ["EventList", "FunctionEvent", "KinetoStepTracker", "profile", "record_function"]

log = logging.getLogger(__name__)

# Whether any profiler is on: cheaper to look at than the observers, for code that only names ranges.
_is_profiler_enabled: bool = False


class _Current(threading.local):
    """This thread's recording; see Note [One recording a thread]."""

    recorder: Recorder | None = None


_current = _Current()
_recording: set[int] = set()


def _begin(recorder: Recorder) -> None:
    global _is_profiler_enabled
    _end()
    recorder.enable()
    _current.recorder = recorder
    _recording.add(id(recorder))
    _is_profiler_enabled = True


def _end() -> Recorder | None:
    global _is_profiler_enabled
    recorder, _current.recorder = _current.recorder, None
    if recorder is not None:
        recorder.disable()
        _recording.discard(id(recorder))
        _is_profiler_enabled = bool(_recording)
    return recorder


class profile:
    """Records what this thread runs inside the block.

    enabled          False: the block does nothing
    record_shapes    keep the shapes of inputs; with_flops keeps them too, and counts operations by formula
    profile_memory   follow every storage that comes and goes
    with_stack       keep where each operator was called

    `function_events` is what was recorded. RuntimeError if it is entered twice.

    >>> with tt.autograd.profiler.profile() as prof:
    ...     _ = tt.ones(2) + tt.ones(2)
    >>> "aten::add" in [event.name for event in prof.function_events]
    True
    """

    def __init__(
        self,
        enabled: bool = True,
        *,
        use_cuda: bool = False,
        use_device: str | None = None,
        record_shapes: bool = False,
        with_flops: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_modules: bool = False,
        use_kineto: bool = False,
        use_cpu: bool = True,
        experimental_config: _ExperimentalConfig | None = None,
        acc_events: bool = False,
        custom_trace_id_callback: Callable[[], str] | None = None,
        post_processing_timeout_s: float | None = None,
        activity_filters: dict[ProfilerActivity, set[str]] | None = None,
    ) -> None:
        self.enabled = enabled
        if not enabled:
            return
        self.use_cuda = use_cuda
        if use_cuda:
            warnings.warn(
                "The attribute `use_cuda` will be deprecated soon, please use ``use_device = 'cuda'`` instead.",
                FutureWarning,
                stacklevel=2,
            )
            use_device = "cuda"
        self.use_device = use_device
        self._function_events: EventList | None = None
        self._old_function_events: EventList | None = None
        self._needs_processing = False
        self.entered = False
        self.record_shapes = record_shapes or with_flops
        self.with_flops = with_flops
        self.profile_memory = profile_memory
        self.with_stack = with_stack
        self.with_modules = with_modules
        self.use_cpu = use_cpu
        self.acc_events = acc_events
        self.experimental_config = experimental_config or _ExperimentalConfig()
        self.kineto_results: Results | None = None
        self.custom_trace_id_callback = custom_trace_id_callback
        self.post_processing_timeout_s = post_processing_timeout_s
        self.activity_filters = activity_filters or {}
        self.trace_id = ""
        if not use_cpu and not use_kineto:
            raise AssertionError("Device-only events supported only with Kineto (use_kineto=True)")
        if use_device is not None:
            self._refuse_device(use_device)
        if not use_cpu:
            raise AssertionError("No activities specified for the profiler")
        if post_processing_timeout_s is not None and post_processing_timeout_s < 0:
            raise ValueError("post_processing_timeout_s must be non-negative")

    def _refuse_device(self, device: str) -> None:
        if device in ("cuda", "xpu", "hpu"):
            name = device.upper()
            message = f"{name} is not available, disabling {name} profiling"
        else:
            message = f"The {device} is not a valid device option."
        warnings.warn(message, stacklevel=3)
        self.use_cuda = False
        self.use_device = None

    def __enter__(self) -> profile | None:
        if not self.enabled:
            return None
        if self.entered:
            raise RuntimeError("Profiler context manager is not reentrant")
        self._prepare_trace()
        self._start_trace()
        return self

    def _prepare_trace(self) -> None:
        self.entered = True
        make = self.custom_trace_id_callback
        self.trace_id = make() if make else f"{uuid.uuid4().int:032X}"

    def _start_trace(self) -> None:
        self.entered = True
        _begin(
            Recorder(
                self.record_shapes,
                self.profile_memory,
                self.with_stack,
                self.experimental_config.profile_all_threads,
            )
        )

    def __exit__(self, *exc_info: object) -> bool | None:
        if not self.enabled:
            return None
        if self._function_events and self.acc_events:
            self._old_function_events = self._function_events
        self._function_events = None
        self._needs_processing = True
        recorder = _end()
        if recorder is None:
            log.warning(
                "disableProfiler called but no active profiling session found. This can happen if profiling was "
                "cancelled during warmup."
            )
            recorder = Recorder(False, False, False, False)
        self.kineto_results = Results(recorder)
        if self.acc_events:
            self._ensure_function_events()
        return False

    def __repr__(self) -> str:
        return self._shown(repr)

    def __str__(self) -> str:
        return self._shown(str)

    def _shown(self, show: Callable[[Any], str]) -> str:
        if self._needs_processing:
            self._ensure_function_events()
        if self._function_events is None:
            return "<unfinished torch.autograd.profile>"
        return show(self._function_events)

    def _ensure_function_events(self) -> EventList:
        if self._function_events is None:
            self._needs_processing = False
            events = function_events(self.kineto_results, self.with_flops) if self.kineto_results is not None else []
            found = EventList(events, profile_memory=self.profile_memory, with_flops=self.with_flops)
            found._set_backward_stacktraces()
            found._remove_dup_nodes()
            found._tree_built = True
            if self._old_function_events and self.acc_events:
                found += self._old_function_events
                self._old_function_events = None
            self._function_events = found
        return self._function_events

    @property
    def function_events(self) -> EventList:
        """What was recorded: empty before the block has ended."""
        return self._ensure_function_events()

    def table(self, *args: Any, **kwargs: Any) -> str:
        """As `EventList.table`, every event a row."""
        return self._ensure_function_events().table(*args, **kwargs)

    def key_averages(
        self, group_by_input_shape: bool = False, group_by_stack_n: int = 0, group_by_overload_name: bool = False
    ) -> EventList:
        """As `EventList.key_averages`."""
        events = self._ensure_function_events()
        return events.key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name)

    def total_average(self) -> Any:
        """As `EventList.total_average`."""
        return self._ensure_function_events().total_average()

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds, over all events."""
        return self._ensure_function_events().self_cpu_time_total

    def export_chrome_trace(self, path: str, metadata: dict[str, str] | None = None) -> None:
        """Write a Chrome trace, which Perfetto opens; gzipped where the name ends in `.gz`."""
        if self.kineto_results is None:
            raise AttributeError("'NoneType' object has no attribute 'save'")
        export_chrome_trace(self.kineto_results, path, metadata)

    def toggle_collection_dynamic(self, enabled: bool, activities: Iterable[ProfilerActivity]) -> None:
        """Stop recording for a while, or go on, in the middle of the block; only of the CPU is there anything to stop."""
        if ProfilerActivity.CPU in activities and _current.recorder is not None:
            _current.recorder.pause(not enabled)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """As `EventList.export_stacks`; AssertionError without `with_stack`."""
        events = self._ensure_function_events()
        if not self.with_stack:
            raise AssertionError("export_stacks() requires with_stack=True")
        events.export_stacks(path, metric)


class record_function(ContextDecorator):
    """A context manager and a decorator: what runs inside stands in profiles under `name`.

    Of a generator function it marks the call that makes the generator, not what that does later.

    >>> with tt.autograd.profiler.profile() as prof:
    ...     with tt.autograd.profiler.record_function("my part"):
    ...         _ = tt.ones(2) + 1
    >>> "my part" in [event.name for event in prof.function_events]
    True
    """

    def __init__(self, name: str, args: str | None = None) -> None:
        self.name = name
        self.args = args
        self.run_callbacks_on_exit = True
        self._opened: list[Any] = []  # calls of a decorated function may nest

    def __enter__(self) -> record_function:
        opened = None
        if state.observers:
            opened = open_range(self.name, RecordScope.USER_SCOPE, () if self.args is None else (self.args,))
        self._opened.append(opened)
        return self

    def __exit__(self, *exc_info: object) -> None:
        if not self.run_callbacks_on_exit:
            return
        if not self._opened:
            raise AssertionError("Expected record to be set")
        opened = self._opened.pop()
        if opened is not None:
            opened.close()
