"""Whole processes: how long an import and a first result take, and how much memory they need."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

_STEP = """
import {0} as torch
nn = torch.nn
torch.manual_seed(0)
{1}
optimizer = torch.optim.Adam(model.parameters())
for _ in range(2):
    optimizer.zero_grad()
    loss = loss_of(model(x))
    loss.backward()
    optimizer.step()
print(float(loss.detach()))
"""
_CNN = """
model = nn.Sequential(nn.Conv2d(1, 16, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(16 * 13 * 13, 10))
x, loss_of = torch.randn(16, 1, 28, 28), lambda y: nn.functional.cross_entropy(y, torch.arange(16) % 10)
"""
_TRANSFORMER = """
model = nn.TransformerEncoderLayer(32, 4, 64, activation="gelu", batch_first=True)
x, loss_of = torch.randn(4, 16, 32), lambda y: y.pow(2).mean()
"""
_LSTM = """
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn, self.out = nn.LSTM(28, 64), nn.Linear(64, 10)
    def forward(self, x):
        return self.out(self.rnn(x)[0][-1])
model = Net()
x, loss_of = torch.randn(28, 16, 28), lambda y: nn.functional.cross_entropy(y, torch.arange(16) % 10)
"""
PROGRAMS = {
    "import": "import {0}",
    "a first a + b": "import {0} as torch; torch.ones(4) + torch.ones(4)",
    "two steps of a CNN": (_STEP, _CNN),
    "two steps of a transformer's block": (_STEP, _TRANSFORMER),
    "two steps of an LSTM": (_STEP, _LSTM),
}


@dataclass(frozen=True)
class Process:
    """Seconds on the wall, median, and the peak of resident memory in MB. `store`: cold, warm, or none for PyTorch."""

    name: str
    library: str
    store: str
    seconds: float
    megabytes: float


def processes(rounds: int = 3) -> list[Process]:
    """Each program in PyTorch, in tinytensor with an empty store of kernels, and with a full one."""
    found = []
    for name, program in PROGRAMS.items():
        for library, store in (("torch", ""), ("tinytensor", "cold"), ("tinytensor", "warm")):
            text = program[0].format(library, program[1]) if isinstance(program, tuple) else program.format(library)
            with tempfile.TemporaryDirectory() as folder:
                if store == "warm":
                    _run(text, folder)
                # Only the first run after it was emptied is a cold one.
                runs = [_run(text, folder) for _ in range(1 if store == "cold" else rounds)]
            seconds, memory = (statistics.median(column) for column in zip(*runs, strict=True))
            found.append(Process(name, library, store, seconds, memory))
    return found


# The peak since the program was loaded: `ru_maxrss` would be at least that of the process which started this one.
_PEAK = """
import re
print(re.search(r"VmHWM:\\s*(\\d+) kB", open("/proc/self/status").read())[1])
"""


def _run(text: str, store: str) -> tuple[float, float]:
    """Seconds and megabytes of a process; the latter on Linux alone."""
    begin = time.perf_counter()
    peak = _PEAK if os.path.exists("/proc/self/status") else "print('nan')"
    environment = {**os.environ, "TINYTENSOR_CACHE_DIR": store}
    done = subprocess.run(
        [sys.executable, "-c", f"{text}\n{peak}"], env=environment, check=True, capture_output=True, text=True
    )
    return time.perf_counter() - begin, float(done.stdout.split()[-1]) / 1024
