"""`torch.profiler.profile`: a profiler that knows steps.

    with profile(schedule=schedule(wait=1, warmup=1, active=2), on_trace_ready=save) as prof:
        for batch in batches:
            train(batch)
            prof.step()

A schedule says for each step of a long run what the profiler does in it; without one it records every step.

Note [Transitions]
Each step has an action. What is done between two steps depends on both: from NONE to RECORD a recording begins, from
RECORD_AND_SAVE to anything it ends, `on_trace_ready` is called, and another may begin. `_TRANSITIONS` lists them all;
the end of the block counts as a step without an action.

Mirrors torch/profiler/profiler.py. Left out: activities of devices (they are accepted and have no effect),
ExecutionTraceObserver, filters of activities.
"""

from __future__ import annotations

import os
import socket
import time
import warnings
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

from tinytensor.c10.error import warn_once
from tinytensor.profiler import autograd_profiler
from tinytensor.profiler.autograd_profiler import (
    KinetoStepTracker,
    ProfilerActivity,
    _ExperimentalConfig,
    _supported_activities,
)
from tinytensor.profiler.memory_profiler import export_timeline
from tinytensor.profiler.profiler_util import EventList

__all__ = ["ProfilerAction", "profile", "schedule", "supported_activities", "tensorboard_trace_handler"]

PROFILER_STEP_NAME = "ProfilerStep"
Activities = Iterable[ProfilerActivity | dict[ProfilerActivity, list[str]]]


# ---- which steps are recorded ------------------------------------------------------------------------------------------


class ProfilerAction(Enum):
    """What a profiler does in a step. DEVICE_STOPPED is for devices whose buffers overflow; no schedule may say it.

    >>> [action.name for action in tt.profiler.ProfilerAction]
    ['NONE', 'WARMUP', 'RECORD', 'RECORD_AND_SAVE', 'DEVICE_STOPPED']
    """

    NONE = 0
    WARMUP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3
    DEVICE_STOPPED = 4


Schedule = Callable[[int], ProfilerAction]


def schedule(
    *, wait: int, warmup: int, active: int, repeat: int = 0, skip_first: int = 0, skip_first_wait: int = 0
) -> Schedule:
    """step -> ProfilerAction: after `skip_first` steps, `wait` idle ones, `warmup`, and `active` recorded ones, the
    last of which saves; again and again, or `repeat` times. With `skip_first_wait` the first cycle does not wait.

    AssertionError for numbers that make no cycle; a warning without any warmup.

    >>> actions = tt.profiler.schedule(wait=1, warmup=1, active=2, repeat=1)
    >>> [actions(step).name for step in range(5)]
    ['NONE', 'WARMUP', 'RECORD', 'RECORD_AND_SAVE', 'NONE']
    """
    if wait < 0 or warmup < 0 or active <= 0 or repeat < 0 or skip_first < 0:
        raise AssertionError(
            f"Invalid profiler schedule arguments. Got wait={wait} (need >= 0), warmup={warmup} (need >= 0), "
            f"active={active} (need > 0), repeat={repeat} (need >= 0), skip_first={skip_first} (need >= 0)."
        )
    if warmup == 0:
        warnings.warn("Profiler won't be using warmup, this can skew profiler results", stacklevel=2)
    cycle = wait + warmup + active

    def action_at(step: int) -> ProfilerAction:
        if step < 0:
            raise AssertionError(f"Step must be non-negative. Got {step}.")
        if step < skip_first:
            return ProfilerAction.NONE
        # With skip_first_wait the count begins behind the first wait.
        step += (wait if skip_first_wait else 0) - skip_first
        if repeat > 0 and step / cycle >= repeat:
            return ProfilerAction.NONE
        place = step % cycle
        if place < wait:
            return ProfilerAction.NONE
        if place < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD if place < cycle - 1 else ProfilerAction.RECORD_AND_SAVE

    return action_at


def always(_: int) -> ProfilerAction:
    """Without a schedule every step is recorded."""
    return ProfilerAction.RECORD


# ---- the profiler -----------------------------------------------------------------------------------------------------


def supported_activities() -> set[ProfilerActivity]:
    """What can be profiled, a set of ProfilerActivity: the CPU.

    >>> tt.profiler.ProfilerActivity.CPU in tt.profiler.supported_activities()
    True
    """
    return _supported_activities()


def _parse_activities(activities: Activities) -> tuple[set[ProfilerActivity], dict[ProfilerActivity, set[str]]]:
    parsed: set[ProfilerActivity] = set()
    filters: dict[ProfilerActivity, set[str]] = {}
    for item in activities:
        if not isinstance(item, (ProfilerActivity, dict)):
            raise TypeError(f"Expected ProfilerActivity or dict, got {type(item)}")
        for activity in item if isinstance(item, dict) else (item,):
            if activity in parsed:
                raise ValueError(f"Activity ProfilerActivity.{activity.name} specified more than once")
            parsed.add(activity)
            if isinstance(item, dict):
                filters[activity] = set(item[activity])
    return parsed, filters


class _KinetoProfile:
    """A profiler without steps: `start()`, `stop()`, and what they have recorded. `profile` is the one to use."""

    def __init__(
        self,
        *,
        activities: Activities | None = None,
        record_shapes: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_flops: bool = False,
        with_modules: bool = False,
        experimental_config: _ExperimentalConfig | None = None,
        execution_trace_observer: Any = None,
        acc_events: bool = False,
        custom_trace_id_callback: Callable[[], str] | None = None,
        post_processing_timeout_s: float | None = None,
    ) -> None:
        self.activities, self.activity_filters = (
            (supported_activities(), {}) if activities is None else _parse_activities(activities)
        )
        self.record_shapes = record_shapes
        self.with_flops = with_flops
        self.profile_memory = profile_memory
        self.with_stack = with_stack
        self.with_modules = with_modules
        self.experimental_config = experimental_config
        self.execution_trace_observer = execution_trace_observer
        self.acc_events = acc_events
        self.custom_trace_id_callback = custom_trace_id_callback
        self.post_processing_timeout_s = post_processing_timeout_s
        self.profiler: autograd_profiler.profile | None = None
        self.use_device: str | None = None
        for device in ("CUDA", "XPU", "MTIA", "HPU"):
            if ProfilerActivity[device] in self.activities:
                self.use_device = device.lower()
                break
        self.preset_metadata: dict[str, str] = {}
        self._trace_metadata: dict[str, str] = {}
        # When each step began, and what number the first of them has: for events that say their step.
        self._step_starts: list[int] = []

    def start(self) -> None:
        """Begin to record."""
        self.prepare_trace()
        self.start_trace()

    def stop(self) -> None:
        """Stop recording."""
        self.stop_trace()

    def prepare_trace(self) -> None:
        """Set up a recording, and forget the last one unless `acc_events`."""
        if self.profiler is not None and not self.acc_events:
            warn_once(
                "Warning: Profiler clears events at the end of each cycle. Only events from the current cycle will be "
                "reported. To keep events across cycles, set acc_events=True."
            )
        if self.profiler is None or not self.acc_events:
            self.profiler = autograd_profiler.profile(
                use_cpu=ProfilerActivity.CPU in self.activities,
                use_device=self.use_device,
                record_shapes=self.record_shapes,
                with_flops=self.with_flops,
                profile_memory=self.profile_memory,
                with_stack=self.with_stack,
                with_modules=self.with_modules,
                use_kineto=True,
                experimental_config=self.experimental_config,
                acc_events=self.acc_events,
                custom_trace_id_callback=self.custom_trace_id_callback,
                post_processing_timeout_s=self.post_processing_timeout_s,
                activity_filters=self.activity_filters or None,
            )
        self.profiler._prepare_trace()

    def start_trace(self) -> None:
        if self.execution_trace_observer:
            self.execution_trace_observer.start()
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before starting trace")
        self._trace_metadata.clear()
        for name in ("profile_memory", "with_stack", "record_shapes", "with_modules", "with_flops"):
            if getattr(self, name):
                self.add_metadata_json(name, "1")
        for key, value in self.preset_metadata.items():
            self.add_metadata_json(key, value)
        self.profiler._start_trace()

    def stop_trace(self) -> None:
        if self.execution_trace_observer:
            self.execution_trace_observer.stop()
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before stopping trace")
        self.profiler.__exit__(None, None, None)

    def export_chrome_trace(self, path: str, use_python_export: bool = False) -> None:
        """Write the last recording as a Chrome trace, which Perfetto opens; gzipped where the name ends in `.gz`.

        The file is there completely or not at all.
        """
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before exporting chrome trace")
        metadata = {"trace_id": f'"{self.profiler.trace_id}"', **self._trace_metadata}
        self.profiler.export_chrome_trace(path, metadata)

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total") -> None:
        """Write a line an event, `outermost;...;innermost microseconds`, for flame graph programs."""
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before exporting stacks")
        self.profiler.export_stacks(path, metric)

    def export_memory_timeline(self, path: str, device: str | None = None) -> None:
        """Write bytes over time by category as JSON: `[times, [bytes of each category]]`; `.raw.json.gz` writes events.

        ValueError without record_shapes, profile_memory and with_stack, and for `.html`, which PyTorch plots.
        """
        warnings.warn(
            "`export_memory_timeline` is deprecated and will be removed in a future version. Please use "
            "`torch.cuda.memory._record_memory_history` and `torch.cuda.memory._export_memory_snapshot` instead.",
            FutureWarning,
            stacklevel=2,
        )
        missing = [
            f"{name}=True" for name in ("record_shapes", "profile_memory", "with_stack") if not getattr(self, name)
        ]
        if missing:
            raise ValueError(f"{', '.join(missing)} required for memory profiling.")
        if self.profiler is None or self.profiler.kineto_results is None:
            raise AssertionError("Profiler and kineto_results must be initialized for memory profiling")
        export_timeline(self.profiler.kineto_results, path)

    def toggle_collection_dynamic(self, enable: bool, activities: Iterable[ProfilerActivity]) -> None:
        """Stop recording for a while (`enable=False`), or go on, in the middle of the block."""
        if self.profiler is not None:
            self.profiler.toggle_collection_dynamic(enable, activities)

    def key_averages(
        self, group_by_input_shape: bool = False, group_by_stack_n: int = 0, group_by_overload_name: bool = False
    ) -> EventList:
        """The events summed by name; or also by shapes (`record_shapes`), or by the n innermost callers
        (`with_stack`)."""
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before getting key averages")
        return self.profiler.key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name)

    def events(self) -> EventList:
        """Every recorded range, in the order in which they began."""
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before accessing events")
        return self.profiler.function_events

    def add_metadata(self, key: str, value: str) -> None:
        """A text of the user's own in the trace."""
        self._trace_metadata[key] = '"' + value.replace('"', '\\"') + '"'

    def add_metadata_json(self, key: str, value: str) -> None:
        """A JSON value of the user's own in the trace."""
        self._trace_metadata[key] = value

    def preset_metadata_json(self, key: str, value: str) -> None:
        """As `add_metadata_json`, before the recording begins."""
        self.preset_metadata[key] = value


def tensorboard_trace_handler(
    dir_name: str, worker_name: str | None = None, use_gzip: bool = False, use_python_export: bool = False
) -> Callable[[Any], None]:
    """For `on_trace_ready`: write each trace into the folder, `worker.nanoseconds.pt.trace.json`, with `.gz` if
    asked.

    RuntimeError where the folder cannot be made.

    >>> handler = tt.profiler.tensorboard_trace_handler(".")
    """

    def write(prof: Any) -> None:
        if not os.path.isdir(dir_name):
            try:
                os.makedirs(dir_name, exist_ok=True)
            except Exception as error:
                raise RuntimeError("Can't create directory: " + dir_name) from error
        worker = worker_name or f"{socket.gethostname()}_{os.getpid()}"
        name = f"{worker}.{time.time_ns()}.pt.trace.json" + (".gz" if use_gzip else "")
        prof.export_chrome_trace(os.path.join(dir_name, name), use_python_export=use_python_export)

    return write


_NONE, _WARMUP, _RECORD, _SAVE, _STOPPED = ProfilerAction
_BEGIN = ("prepare_trace", "start_trace")
_END = ("stop_trace", "_trace_ready")
# (the last step's action, this one's) -> the methods to call. See Note [Transitions].
_TRANSITIONS: dict[tuple[ProfilerAction, ProfilerAction | None], tuple[str, ...]] = {
    (_NONE, _WARMUP): ("prepare_trace",),
    (_NONE, _RECORD): _BEGIN,
    (_NONE, _SAVE): _BEGIN,
    (_WARMUP, _NONE): ("_warn_of_none", "start_trace", "stop_trace"),
    (_WARMUP, _RECORD): ("start_trace",),
    (_WARMUP, _SAVE): ("start_trace",),
    (_RECORD, _NONE): ("_warn_of_none", "stop_trace"),
    (_RECORD, _WARMUP): ("_warn_of_warmup", "stop_trace"),
    (_SAVE, _NONE): _END,
    (_SAVE, _WARMUP): (*_END, "prepare_trace"),
    (_SAVE, _RECORD): _END + _BEGIN,
    (_SAVE, _SAVE): _END + _BEGIN,
    (_WARMUP, None): ("start_trace", "stop_trace"),
    (_RECORD, None): _END,
    (_SAVE, None): _END,
}


class profile(_KinetoProfile):
    """Records what this thread runs inside the block, in the steps that the schedule names.

    activities       where to look: `[ProfilerActivity.CPU]`
    schedule         step -> ProfilerAction, see `schedule()`; without one everything is recorded
    on_trace_ready   called with the profiler when a recording is complete
    record_shapes    keep the inputs' shapes, for `key_averages(group_by_input_shape=True)`
    profile_memory   follow every storage that comes and goes
    with_stack       keep where each operator was called
    with_flops       count operations of mm, conv2d, add, ... by formula

    AssertionError if there is nothing to look at, ValueError for an activity that is named twice.

    >>> with tt.profiler.profile() as prof:
    ...     _ = tt.ones(2) + tt.ones(2)
    >>> [event.key for event in prof.key_averages() if "add" in event.key]
    ['aten::add']
    """

    def __init__(
        self,
        *,
        activities: Activities | None = None,
        schedule: Schedule | None = None,
        on_trace_ready: Callable[[profile], Any] | None = None,
        record_shapes: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_flops: bool = False,
        with_modules: bool = False,
        experimental_config: _ExperimentalConfig | None = None,
        execution_trace_observer: Any = None,
        acc_events: bool = False,
        use_cuda: bool | None = None,
        custom_trace_id_callback: Callable[[], str] | None = None,
        post_processing_timeout_s: float | None = None,
    ) -> None:
        named = list(supported_activities() if activities is None else activities)
        if use_cuda is not None:
            warnings.warn("`use_cuda` is deprecated, use `activities` argument instead", FutureWarning, stacklevel=2)
        if not use_cuda and not any(isinstance(item, (ProfilerActivity, dict)) and item for item in named):
            raise AssertionError("No valid profiler activities found")
        super().__init__(
            activities=named,
            record_shapes=record_shapes,
            profile_memory=profile_memory,
            with_stack=with_stack,
            with_flops=with_flops,
            with_modules=with_modules,
            experimental_config=experimental_config,
            execution_trace_observer=execution_trace_observer,
            acc_events=acc_events,
            custom_trace_id_callback=custom_trace_id_callback,
            post_processing_timeout_s=post_processing_timeout_s,
        )
        self.schedule = schedule or always
        self.record_steps = bool(schedule)
        self.on_trace_ready = on_trace_ready
        self.step_num = 0
        self.step_rec_fn: autograd_profiler.record_function | None = None
        self.current_action = self._action_of(0)
        KinetoStepTracker.init_step_count(PROFILER_STEP_NAME)

    def _action_of(self, step: int) -> ProfilerAction:
        action = self.schedule(step)
        if action is ProfilerAction.DEVICE_STOPPED:
            raise ValueError(
                "ProfilerAction.DEVICE_STOPPED is set internally by the profiler and must not be returned by a "
                "user-provided schedule"
            )
        return action

    def __enter__(self) -> profile:
        self.start()
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.stop()
        KinetoStepTracker.erase_step_count(PROFILER_STEP_NAME)
        if self.execution_trace_observer:
            self.execution_trace_observer.cleanup()

    def start(self) -> None:
        """Begin: what `with` does at its beginning."""
        self._step_starts = [time.perf_counter_ns()]
        self._transit(ProfilerAction.NONE, self.current_action)
        self._begin_step_range()

    def stop(self) -> None:
        """End: what `with` does at its end."""
        self._end_step_range()
        self._transit(self.current_action, None)

    def step(self) -> None:
        """Say that the next step begins; the schedule decides what is done in it.

        >>> with tt.profiler.profile(schedule=tt.profiler.schedule(wait=1, warmup=1, active=1)) as prof:
        ...     for _ in range(3):
        ...         _ = tt.ones(2) + 1
        ...         prof.step()
        """
        self._end_step_range()
        # The schedule is asked first: if it raises, the profiler stays in the step where it is.
        before, action = self.current_action, self._action_of(self.step_num + 1)
        self.step_num += 1
        self.current_action = action
        self._step_starts.append(time.perf_counter_ns())
        self._transit(before, action)
        self._begin_step_range()

    def _begin_step_range(self) -> None:
        if self.record_steps:
            self.step_rec_fn = autograd_profiler.record_function(f"{PROFILER_STEP_NAME}#{self.step_num}")
            self.step_rec_fn.__enter__()

    def _end_step_range(self) -> None:
        step, self.step_rec_fn = self.step_rec_fn, None
        if step is not None:
            step.__exit__(None, None, None)

    def _transit(self, before: ProfilerAction, action: ProfilerAction | None) -> None:
        for method in _TRANSITIONS.get((before, action), ()):
            if method.startswith("_warn"):
                after = "NONE" if action is _NONE else "WARMUP"
                warnings.warn(f"Incorrect schedule: {before.name} followed by {after}", stacklevel=4)
            else:
                getattr(self, method)()

    def _trace_ready(self) -> None:
        if self.on_trace_ready:
            self.on_trace_ready(self)

    def set_custom_trace_id_callback(self, callback: Callable[[], str]) -> None:
        """Called at the beginning of each recording for its id."""
        self.custom_trace_id_callback = callback

    def get_trace_id(self) -> str | None:
        """The id of the last recording."""
        return None if self.profiler is None else self.profiler.trace_id
