"""One training step on the simulated CUDA device: what runs over a learner's parts of the allocator.

The same step on the CPU says what must come out.
"""

from __future__ import annotations

import functools
from typing import Any

import tinytensor as tt
from tinytensor import optim
from tinytensor_lessons.exercise import Mismatch


def step(device: str) -> list[float]:
    """The weights of a small network after one step of SGD, and the loss."""
    tt.manual_seed(0)
    nn: Any = tt.nn  # its modules are found at the first use
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
    x, y = tt.randn(6, 4), tt.randn(6, 1)
    model, x, y = model.to(device), x.to(device), y.to(device)
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    loss = ((model(x) - y) ** 2).mean()
    loss.backward()
    optimizer.step()
    return [loss.item(), *model[0].weight.flatten().tolist()]


@functools.cache
def _on_the_cpu() -> tuple[float, ...]:
    with tt.random.fork_rng(devices=[]):
        return tuple(step("cpu"))


def training_step() -> Mismatch | None:
    """A step on the device that `cuda` is now."""
    with tt.random.fork_rng(devices=[]):
        got = step("cuda")
    for k, (expected, value) in enumerate(zip(_on_the_cpu(), got, strict=True)):
        if not abs(expected - value) < 1e-4:
            what = "the loss" if k == 0 else f"weight {k - 1}"
            return Mismatch(f"{what} {expected:.4f}, as on the CPU", f"{value:.4f}")
    return None
