"""The profiler: where time and memory go.

    profiler.py         `profile`, with its schedule, and what it exports
    schedule.py         which steps are recorded
    memory.py           live bytes over time, by what they are for; the peak, and what was never freed

The recorder, the events and their table stand in `autograd` (autograd/profiler.py), as in PyTorch.

Mirrors torch/profiler/__init__.py.
"""

from tinytensor.autograd.profiler import record_function
from tinytensor.autograd.profiler_activity import (
    KinetoStepTracker,
    ProfilerActivity,
    kineto_available,
)
from tinytensor.autograd.profiler_activity import _ExperimentalConfig as _ExperimentalConfig
from tinytensor.autograd.profiler_util import DeviceType
from tinytensor.dispatch.record_function import RecordScope
from tinytensor.profiler.profiler import _KinetoProfile as _KinetoProfile
from tinytensor.profiler.profiler import profile, supported_activities, tensorboard_trace_handler
from tinytensor.profiler.schedule import ProfilerAction, schedule

__all__ = [
    "DeviceType", "KinetoStepTracker", "ProfilerAction", "ProfilerActivity", "RecordScope", "kineto_available",
    "profile", "record_function", "schedule", "supported_activities", "tensorboard_trace_handler",
]  # fmt: skip
