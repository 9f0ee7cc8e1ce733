"""How long a statement takes: Timer measures, Measurement sums up, Compare sets many side by side.

    from tinytensor.utils import benchmark
    timer = benchmark.Timer("x @ x", setup="x = torch.ones(64, 64)", label="matmul", description="64")
    print(timer.blocked_autorange())

Mirrors torch/utils/benchmark. Left out: C++ statements, instruction counts by Callgrind, and the fuzzers.
"""

from tinytensor.utils.benchmark.utils.common import (
    Measurement,
    TaskSpec,
    ordered_unique,
    select_unit,
    set_torch_threads,
    trim_sigfig,
    unit_to_english,
)
from tinytensor.utils.benchmark.utils.compare import Colorize, Compare
from tinytensor.utils.benchmark.utils.timer import Language, Timer, timer

__all__ = [
    "Colorize", "Compare", "Language", "Measurement", "TaskSpec", "Timer", "ordered_unique", "select_unit",
    "set_torch_threads", "timer", "trim_sigfig", "unit_to_english",
]  # fmt: skip
