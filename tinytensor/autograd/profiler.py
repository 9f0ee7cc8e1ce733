"""torch.autograd.profiler: the name that the profiler had before `torch.profiler`. Its code stands in profiler/.

Mirrors torch/autograd/profiler.py.
"""

from typing import Any

from tinytensor.profiler import autograd_profiler
from tinytensor.profiler.autograd_profiler import EventList, FunctionEvent, KinetoStepTracker, profile, record_function

__all__ = ["EventList", "FunctionEvent", "KinetoStepTracker", "profile", "record_function"]


def __getattr__(name: str) -> Any:
    # What changes while a program runs, as `_is_profiler_enabled` does, is read where it stands.
    return getattr(autograd_profiler, name)
