"""The profiler: where time and memory go.

    collection.py            the recorder, which writes down what happens, and `Results`, which reads its logs
    profiler_util.py         events, their averages and the table
    autograd_profiler.py     `autograd.profiler.profile` and `record_function`
    profiler.py              `torch.profiler.profile`, which knows steps and a schedule
    memory_profiler.py       live bytes over time, by what they are for; the peak, and what was never freed
    chrome_trace_export.py   a profile as a file for Perfetto
    util_flops.py            floating point operations of a call

PyTorch has autograd_profiler.py and profiler_util.py in torch/autograd, and `tinytensor.autograd.profiler` shows them
under these names.

Mirrors torch/profiler/__init__.py.
"""

from tinytensor.aten.record_function import RecordScope
from tinytensor.profiler.autograd_profiler import KinetoStepTracker, ProfilerActivity, kineto_available, record_function
from tinytensor.profiler.autograd_profiler import _ExperimentalConfig as _ExperimentalConfig
from tinytensor.profiler.profiler import (
    ProfilerAction,
    profile,
    schedule,
    supported_activities,
    tensorboard_trace_handler,
)
from tinytensor.profiler.profiler import _KinetoProfile as _KinetoProfile
from tinytensor.profiler.profiler_util import DeviceType

__all__ = [
    "DeviceType", "KinetoStepTracker", "ProfilerAction", "ProfilerActivity", "RecordScope", "kineto_available",
    "profile", "record_function", "schedule", "supported_activities", "tensorboard_trace_handler",
]  # fmt: skip
