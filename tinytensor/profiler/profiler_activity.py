"""What can be profiled, settings beyond the usual, and the count of steps.

Mirrors `ProfilerActivity` and `_ExperimentalConfig` of torch/csrc/autograd/init.cpp and `KinetoStepTracker` of
torch/autograd/profiler.py.
"""

from __future__ import annotations

import warnings
from collections import defaultdict
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar


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
