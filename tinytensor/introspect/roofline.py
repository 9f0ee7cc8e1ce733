"""How fast a loop may be, and how fast it is: the roofline of this machine as plain data.

Two things limit a kernel: how many operations a second the processor does, its peak, and how many bytes a second memory
moves, its bandwidth. A kernel that does `f` operations for each byte it moves reaches at most min(peak, f * bandwidth).

Both limits are measured here, by the library's own kernels: the bandwidth by a copy that no cache can hold, the peak by a
product of matrices. A kernel whose operands fit into a cache may therefore run above the slope. There is no file of
PyTorch to mirror; the model is that of Williams, Waterman and Patterson (2009).
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Mapping
from typing import Any

from tinytensor.aten import functions as tt
from tinytensor.c10.scalar_type import BY_NAME
from tinytensor.introspect.storage import VERSION
from tinytensor.kernel_compiler import at_once
from tinytensor.threads.parallel import get_num_threads

SIDES = (32, 64, 128, 256, 512, 1024, 2048)
"""The sides of the matrices. The elementwise kernels run over as many numbers: 1,024 to 4,194,304."""
DTYPES = ("float32", "float64")
EXAMPLE = {"measured": False, "bandwidth": 20e9, "peak": {"float32": 64e9, "float64": 32e9}}
"""A machine of round numbers, for pages that have to be the same everywhere."""
_LARGE = 1 << 24  # elements of the copy that measures the bandwidth: 64 MiB of float32
_ENOUGH = 0.05  # seconds of runs, of which the fastest counts


class Case:
    """A kernel: what it does and moves for matrices of a side, and how it is run."""

    def __init__(self, words: str, flops: Callable[[int], int], moved: Callable[[int], int], tensors: int, run: Any):
        self.words, self.flops, self.moved, self.tensors, self.run = words, flops, moved, tensors, run


# Name -> what it computes, operations and numbers moved for n = side * side elements, and the call.
CASES: dict[str, Case] = {
    "add": Case("a + b", lambda s: s * s, lambda s: 3 * s * s, 2, lambda o, a, b, c: tt.add(a, b, out=o)),
    "relu": Case("max(a, 0)", lambda s: s * s, lambda s: 2 * s * s, 1, lambda o, a, b, c: tt.clamp(a, 0, out=o)),
    "addcmul": Case("c + a * b", lambda s: 2 * s * s, lambda s: 4 * s * s, 3,
                     lambda o, a, b, c: tt.addcmul(c, a, b, out=o)),
    "sum": Case("sum of a", lambda s: s * s, lambda s: s * s + 1, 1, lambda o, a, b, c: tt.sum(a)),
    "mm": Case("a @ b", lambda s: 2 * s**3, lambda s: 3 * s * s, 2, lambda o, a, b, c: tt.mm(a, b, out=o)),
}  # fmt: skip
KERNELS = tuple(CASES)


def roofline(side: int = 1024, dtype: str = "float32", machine: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The roofs and the kernels under them, as a dict for `json.dumps`.

    Each kernel runs over `side * side` numbers, mm over matrices of that side. `machine` gives the roofs instead of
    measuring them, as {"bandwidth": bytes/s, "peak": {dtype: flop/s}}; then no kernel is timed.

    {"version": 1, "kind": "roofline", "side", "dtype", "threads",
     "machine": {"measured", "bandwidth", "peak", "ridge"},        flop/s of this dtype; flop per byte where the roofs meet
     "kernels": [{"name", "words", "flops", "bytes", "intensity", "attainable", "bound", "seconds", "achieved"}]}

    `seconds` and `achieved` are None where nothing was timed.
    """
    if side not in SIDES:
        raise ValueError(f"side must be one of {', '.join(map(str, SIDES))}, got {side!r}")
    if dtype not in DTYPES:
        raise ValueError(f"dtype must be one of {', '.join(DTYPES)}, got {dtype!r}")
    timed = machine is None
    bandwidth = _bandwidth(get_num_threads()) if machine is None else float(machine["bandwidth"])
    peak = _peak(dtype, get_num_threads()) if machine is None else float(machine["peak"][dtype])
    itemsize = BY_NAME[dtype].itemsize
    kernels = []
    for name, case in CASES.items():
        flops, moved = case.flops(side), case.moved(side) * itemsize
        reached, bound = attainable(flops, moved, peak, bandwidth)
        seconds = _seconds(name, side, dtype, get_num_threads()) if timed else None
        kernels.append({
            "name": name, "words": case.words, "flops": flops, "bytes": moved, "intensity": flops / moved,
            "attainable": reached, "bound": bound,
            "seconds": seconds, "achieved": flops / seconds if seconds else None,
        })  # fmt: skip
    roofs = {"measured": timed, "bandwidth": bandwidth, "peak": peak, "ridge": peak / bandwidth}
    threads = get_num_threads() if timed else None
    return {"version": VERSION, "kind": "roofline", "side": side, "dtype": dtype, "threads": threads,
            "machine": roofs, "kernels": kernels}  # fmt: skip


def attainable(flops: float, moved: float, peak: float, bandwidth: float) -> tuple[float, str]:
    """Operations a second at most, and which of the two limits that is: "memory" or "compute"."""
    slope = flops / moved * bandwidth
    return (slope, "memory") if slope < peak else (peak, "compute")


@functools.lru_cache(None)
def _bandwidth(threads: int) -> float:
    """Bytes a second of a copy: what is read and what is written."""
    source, target = tt.ones((_LARGE,)), tt.zeros((_LARGE,))
    return 2 * _LARGE * 4 / fastest(lambda: target.copy_(source))


@functools.lru_cache(None)
def _peak(dtype: str, threads: int) -> float:
    """Operations a second of the fastest of some products of matrices."""
    return max(CASES["mm"].flops(side) / _seconds("mm", side, dtype, threads) for side in (128, 256, 512, 1024))


@functools.lru_cache(None)
def _seconds(name: str, side: int, dtype: str, threads: int) -> float:
    case = CASES[name]
    tensors = [tt.ones((side, side), dtype=BY_NAME[dtype]) for _ in range(1 + case.tensors)]
    out, *inputs = tensors + [tensors[-1]] * (3 - case.tensors)
    return fastest(lambda: case.run(out, *inputs))


def fastest(run: Callable[[], Any]) -> float:
    """Seconds of the fastest of some runs, at least three, after one that does not count: it may compile."""
    with at_once():
        run()
    least, spent, count = float("inf"), 0.0, 0
    while count < 3 or (spent < _ENOUGH and count < 1000):
        start = time.perf_counter()
        run()
        taken = time.perf_counter() - start
        least, spent, count = min(least, taken), spent + taken, count + 1
    return least
