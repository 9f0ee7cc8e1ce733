"""Everything that needs a GPU, in one command: `python tests/benchmarks/cuda.py`.

    operators    the operator database on the device, forward and gradient (tests/cuda/test_ops.py)
    sanitizer    a slice of it under NVIDIA's compute-sanitizer: memory errors, races in shared memory
    table        times of kernels and of a training step, beside PyTorch's if a PyTorch with CUDA is installed

`--only table` runs one of them. Times come from events of CUDA on the stream of the work, the median over rounds that alternate
between the two libraries; GB/s are the bytes that the operation has to move, and `of copy` is their share of what a copy from
device to device reaches in the same run. A launch is measured on the host: what a call costs before the device has done
anything.

On a simulated device (`TINYTENSOR_CUDA=sim ... --tiny`) everything runs and no time means anything.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import tinytensor as tt

ROOT = Path(__file__).parent.parent.parent
SANITIZED = "add or softmax or layer_norm or sort or sum or gather or scatter_add or mm or conv2d or cumsum"
Run = Callable[[], object]


@dataclass
class Workload:
    """What is measured: `make(library)` gives a run of it. `nbytes` moved by one run, 0 where that is not what limits it."""

    name: str
    make: Callable[[Any], Run]
    nbytes: int = 0


def elementwise(n: int) -> list[Workload]:
    def binary(library: Any) -> Run:
        a, b = library.ones(n, device="cuda"), library.ones(n, device="cuda")
        out = library.empty(n, device="cuda")
        return lambda: library.add(a, b, out=out)

    def chain(library: Any) -> Run:
        x = library.zeros(n, device="cuda")

        def run() -> None:
            y = x
            for _ in range(4):
                y = y.exp().mul_(-1.0)

        return run

    return [Workload(f"a + b, {n:,}", binary, 12 * n), Workload(f"exp, mul, four times, {n:,}", chain, 4 * 16 * n)]


def rows(count: int, length: int) -> list[Workload]:
    size, nbytes = f"{count:,} x {length:,}", 4 * count * length

    def of(call: Callable[[Any, Any], object]) -> Callable[[Any], Run]:
        def make(library: Any) -> Run:
            x = library.randn(count, length, device="cuda")
            return lambda: call(library, x)

        return make

    def gather(library: Any) -> Run:
        x = library.randn(count, length, device="cuda")
        index = library.arange(length - 1, -1, -1, device="cuda").expand(count, length).contiguous()
        return lambda: x.gather(1, index)

    return [
        Workload(f"sum of rows, {size}", of(lambda library, x: x.sum(1)), nbytes),
        Workload(f"sum of columns, {size}", of(lambda library, x: x.sum(0)), nbytes),
        Workload(f"softmax, {size}", of(lambda library, x: library.softmax(x, 1)), 2 * nbytes),
        Workload(
            f"layer_norm, {size}", of(lambda library, x: library.nn.functional.layer_norm(x, (length,))), 2 * nbytes
        ),
        Workload(f"gather along rows, {size}", gather, 4 * nbytes),
        Workload(f"sort of rows, {size}", of(lambda library, x: x.sort(1))),
    ]


def products(n: int, channels: int, width: int) -> list[Workload]:
    def matmul(dtype: str, tf32: bool) -> Callable[[Any], Run]:
        def make(library: Any) -> Run:
            a, b = (library.randn(n, n, device="cuda").to(getattr(library, dtype)) for _ in range(2))

            def run() -> None:
                library.set_float32_matmul_precision("high" if tf32 else "highest")
                a @ b

            return run

        return make

    def convolution(library: Any) -> Run:
        x = library.randn(8, channels, width, width, device="cuda")
        weight = library.randn(channels, channels, 3, 3, device="cuda")
        return lambda: library.nn.functional.conv2d(x, weight, padding=1)

    return [
        Workload(f"matmul float32, {n}", matmul("float32", False)),
        Workload(f"matmul float32 as tf32, {n}", matmul("float32", True)),
        Workload(f"matmul bfloat16, {n}", matmul("bfloat16", False)),
        Workload(f"conv2d 3x3, 8 x {channels} x {width} x {width}", convolution),
    ]


def training(width: int, batch: int) -> list[Workload]:
    """A step of an MLP: forward, loss, backward, SGD."""

    def prepared(library: Any) -> Run:
        nn = library.nn
        net = nn.Sequential(
            nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 10)
        )
        net.to("cuda")
        x, target = library.randn(batch, width, device="cuda"), library.zeros(batch, dtype=library.int64, device="cuda")
        optimizer = library.optim.SGD(net.parameters(), lr=1e-3)

        def step() -> None:
            optimizer.zero_grad(set_to_none=False)
            nn.functional.cross_entropy(net(x), target).backward()
            optimizer.step()

        return step

    def graphed(library: Any) -> Run:
        step = prepared(library)
        with library.cuda.stream(library.cuda.Stream()):
            for _ in range(3):
                step()
        library.cuda.synchronize()
        graph = library.cuda.CUDAGraph()
        with library.cuda.graph(graph):
            step()
        return graph.replay

    size = f"{batch} x {width}"
    return [Workload(f"MLP step, {size}", prepared), Workload(f"MLP step as a graph, {size}", graphed)]


def device_seconds(library: Any, run: Run, seconds: float) -> float:
    """Seconds of one run on the device, over as many runs as take about `seconds`."""
    start, end = (library.cuda.Event(enable_timing=True) for _ in range(2))

    def timed(count: int) -> float:
        start.record()
        for _ in range(count):
            run()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / 1000

    once = timed(1)
    count = max(1, min(10_000, round(seconds / max(once, 1e-6))))
    return timed(count) / count


def launch_seconds(library: Any) -> float:
    """Seconds of the host for one small addition, whose result nobody waits for."""
    a, b = library.ones(4, device="cuda"), library.ones(4, device="cuda")
    out = library.empty(4, device="cuda")
    count = 200
    begin = time.perf_counter()
    for _ in range(count):
        library.add(a, b, out=out)
    spent = time.perf_counter() - begin
    library.cuda.synchronize()
    return spent / count


def medians(runs: list[Callable[[], float]], rounds: int) -> list[float]:
    for run in runs:
        run()  # the first one compiles
    times = [[run() for run in runs] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*times, strict=True)]


def with_cuda() -> Any:
    """PyTorch, if it is installed and sees the device."""
    try:
        torch = import_module("torch")
    except ImportError:
        return None
    return torch if torch.cuda.is_available() else None


def table(tiny: bool, rounds: int, seconds: float) -> None:
    torch = with_cuda()
    libraries = [tt] if torch is None else [tt, torch]
    if torch is None:
        print("No PyTorch with CUDA is installed: its columns stay empty.")
    n, (count, length) = (1 << 26, (8192, 8192)) if not tiny else (256, (4, 64))
    workloads = [
        *elementwise(n), *rows(count, length), *(products(4096, 64, 56) if not tiny else products(16, 2, 5)),
        *(training(1024, 256) if not tiny else training(8, 4)),
    ]  # fmt: skip

    def copy(library: Any) -> Run:
        a, b = library.ones(n, device="cuda"), library.empty(n, device="cuda")
        return lambda: b.copy_(a)

    (copied,) = medians([partial(device_seconds, tt, copy(tt), seconds)], rounds)
    bandwidth = 8 * n / copied
    print(f"copy from device to device: {bandwidth / 1e9:.0f} GB/s\n")
    print(f"{'':44}{'tinytensor':>12}{'torch':>12}{'ratio':>8}{'GB/s':>8}{'of copy':>9}")

    def show(name: str, times: list[float], nbytes: int = 0) -> None:
        ours, *theirs = times
        line = f"{name:44}{ours * 1e6:9.1f} us"
        line += f"{theirs[0] * 1e6:9.1f} us{ours / theirs[0]:8.2f}" if theirs else " " * 20
        print(line + (f"{nbytes / ours / 1e9:8.0f}{nbytes / ours / bandwidth:9.0%}" if nbytes else ""), flush=True)

    for workload in workloads:
        runs = [partial(device_seconds, library, workload.make(library), seconds) for library in libraries]
        show(workload.name, medians(runs, rounds), workload.nbytes)
    launches = medians([partial(launch_seconds, library) for library in libraries], rounds)
    show("launch of a small addition, on the host", launches)


def operators(tiny: bool, *before: str, choose: str = "") -> int:
    command = [*before, sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/cuda/test_ops.py"]
    command += ["-k", choose] if choose else []
    command += [] if tiny or choose else ["--full"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"ON_THIS_DEVICE": "1"}, check=False).returncode


def sanitizer(tiny: bool) -> int:
    program = shutil.which("compute-sanitizer")
    if program is None:
        print("compute-sanitizer is not on the path: it comes with NVIDIA's toolkit.")
        return 0
    failed = 0
    for tool in ("memcheck", "racecheck"):
        failed |= operators(tiny, program, "--tool", tool, "--error-exitcode", "9", choose=SANITIZED)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=["operators", "sanitizer", "table"])
    parser.add_argument("--tiny", action="store_true", help="sizes that a simulated device can run")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.05, help="length of one round")
    options = parser.parse_args()
    if not tt.cuda.is_available():
        print("There is no CUDA device: `tinytensor doctor` says why.")
        return 1
    properties = tt.cuda.get_device_properties(0)
    print(
        f"{properties.name}, {properties.multi_processor_count} multiprocessors, sm_{properties.major}{properties.minor}"
    )
    failed = 0
    if options.only in (None, "operators"):
        failed |= operators(options.tiny)
    if options.only in (None, "sanitizer"):
        failed |= sanitizer(options.tiny)
    if options.only in (None, "table"):
        table(options.tiny, options.rounds, options.seconds)
    return failed


if __name__ == "__main__":
    sys.exit(main())
