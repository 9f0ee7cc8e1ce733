"""The profiler: where time and memory go.

    autograd_profiler.py         `profile`, with its schedule, and what it exports
    schedule.py         which steps are recorded
    memory.py           live bytes over time, by what they are for; the peak, and what was never freed

The recorder, the events and their table stand in `autograd` (profiler/autograd_profiler.py), as in PyTorch.

Mirrors torch/profiler/__init__.py.
"""

from tinytensor.aten.record_function import RecordScope
from tinytensor.profiler.autograd_profiler import record_function
from tinytensor.profiler.profiler import _KinetoProfile as _KinetoProfile
from tinytensor.profiler.profiler import profile, supported_activities, tensorboard_trace_handler
from tinytensor.profiler.profiler_activity import KinetoStepTracker, ProfilerActivity, kineto_available
from tinytensor.profiler.profiler_activity import _ExperimentalConfig as _ExperimentalConfig
from tinytensor.profiler.profiler_schedule import ProfilerAction, schedule
from tinytensor.profiler.profiler_util import DeviceType

__all__ = [
    "DeviceType", "KinetoStepTracker", "ProfilerAction", "ProfilerActivity", "RecordScope", "kineto_available",
    "profile", "record_function", "schedule", "supported_activities", "tensorboard_trace_handler",
]  # fmt: skip
