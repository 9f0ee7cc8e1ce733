"""torch.autograd.profiler_util: what a profile is made of. Its code stands in profiler/.

Mirrors torch/autograd/profiler_util.py.
"""

from typing import Any

from tinytensor.profiler import profiler_util
from tinytensor.profiler.profiler_util import (
    DeviceType,
    EventList,
    FormattedTimesMixin,
    FunctionEvent,
    FunctionEventAvg,
    Interval,
    Kernel,
)

__all__ = ["DeviceType", "EventList", "FormattedTimesMixin", "FunctionEvent", "FunctionEventAvg", "Interval", "Kernel"]


def __getattr__(name: str) -> Any:
    return getattr(profiler_util, name)
