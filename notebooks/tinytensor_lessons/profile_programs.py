"""Training programs on a virtual clock, sound or with one fault: what lesson 19's detective looks at.

Step 0 warms up: weights are loaded and copied, the first call compiles. The device is asynchronous: an operator that
needs a value on the host, `aten::_local_scalar_dense`, waits until the device is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.profile_traces import STEP, Event, Memory, Op, flat, laid_out

FAULTS = ("sync", "noncontiguous", "tiny_ops", "leak", "fine")
OVERHEAD = 5_000  # ns that any call costs, however small its work
_WIDTH, _BATCH = 64, 32


@dataclass(frozen=True)
class Job:
    """`steps` steps of a training program after the warm-up.

    layers  how many Linear and ReLU
    work    ns that a layer's product takes
    fault   one of FAULTS
    size    how much of the fault: more .item(), longer copies, more tiny operators
    leaks   the operator whose results are kept, for "leak"
    """

    fault: str = "fine"
    steps: int = 5
    layers: int = 3
    work: int = 400_000
    size: int = 2
    leaks: str = "aten::mse_loss"

    def profile(self) -> dict[str, list[Event]]:
        """What `detective` gets: "events", the calls as `flat` gives them, and "memory", the memory events."""
        return {"events": flat(laid_out(self.calls())), "memory": self.memory()}

    # What runs.

    def calls(self) -> list[Op]:
        return [_step(0, (_compiling(), _copy(40 * self.work)))] + [
            _step(number, self._one_step()) for number in range(1, self.steps + 1)
        ]

    def _one_step(self) -> tuple[Op, ...]:
        work = self.work // 20 if self.fault == "tiny_ops" else self.work
        calls: list[Op] = [_copy(2_000)]
        for _ in range(self.layers):
            if self.fault == "noncontiguous":
                calls.append(_copy(self.size * work))
            calls += [_linear(work), _small("aten::relu", 20_000)]
        if self.fault == "sync":
            calls += [_item(self.layers * work // 2)] * (2 * self.size)
        if self.fault == "tiny_ops":
            crowd = self.size * self.layers * (work + 40_000) // OVERHEAD
            calls += [_small(name, OVERHEAD + 500) for name in ("aten::add", "aten::mul")] * crowd
        calls += [_small("aten::mse_loss", 30_000), _item(3_000)]
        return tuple(calls)

    # What is allocated.

    def memory(self) -> list[Event]:
        memory = Memory()
        memory.segment(1 << 21)
        for _ in range(self.layers):
            memory.alloc("aten::uniform_", _WIDTH * _WIDTH * 4, "parameter")
        last: list[int] = []
        for step in range(self.steps + 1):
            memory.step = step
            if step == 0:
                for _ in range(self.layers):
                    memory.alloc("aten::zeros_like", _WIDTH * _WIDTH * 4, "optimizer_state")
            held = [memory.alloc("aten::addmm", _BATCH * _WIDTH * 4) for _ in range(self.layers)]
            loss = memory.alloc("aten::mse_loss", 4)
            for block in last:  # what the step before has left goes when new values take its names
                memory.free(block)
            grads = [memory.alloc("aten::mm", _WIDTH * _WIDTH * 4, "gradient") for _ in range(self.layers)]
            last = [*grads, loss]
            if self.fault == "leak":
                (last if self.leaks == "aten::mse_loss" else held).pop()
            for block in reversed(held):
                memory.free(block, "aten::threshold_backward")
        return memory.events


def _step(number: int, parts: tuple[Op, ...]) -> Op:
    return Op(f"{STEP}{number}", (1_000,) * (len(parts) + 1), parts)


def _linear(work: int) -> Op:
    t = Op("aten::t", (1_000, 500), (Op("aten::transpose", (500,)),))
    return Op("aten::linear", (2_000, 1_000, 1_000), (t, Op("aten::addmm", (work,))))


def _small(name: str, ns: int) -> Op:
    return Op(name, (ns,))


def _copy(ns: int) -> Op:
    return Op("aten::contiguous", (500, 500), (Op("aten::clone", (1_000, 500), (Op("aten::copy_", (ns,)),)),))


def _item(ns: int) -> Op:
    return Op("aten::item", (500, 500), (Op("aten::_local_scalar_dense", (ns,)),))


def _compiling() -> Op:
    return Op("aten::addmm", (2_000_000_000,))


def jobs() -> Any:
    """Hypothesis strategy of programs, a third of them sound."""
    from hypothesis import strategies as st

    return st.builds(
        Job,
        st.sampled_from((*FAULTS, "fine")),
        steps=st.integers(5, 6),
        layers=st.integers(1, 5),
        work=st.sampled_from((300_000, 400_000, 900_000)),
        size=st.integers(2, 3),
        leaks=st.sampled_from(("aten::mse_loss", "aten::addmm")),
    )
