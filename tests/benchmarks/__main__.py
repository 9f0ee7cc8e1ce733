"""A table of tinytensor's time against PyTorch's, in one process: `python tests/benchmarks`.

Each workload runs in rounds that alternate between the two libraries, so that both meet the same machine; a round
repeats the workload until it has taken a few hundredths of a second. The figure is the median over rounds of the time
of one run; the ratio is tinytensor's median over PyTorch's. Start-up is measured in processes of its own.

Needs the extra `oracle` (torch). Nothing here asserts: a time is not a test.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from layouts import layouts
from training import training

import tinytensor as tt

Run = Callable[[], object]


@dataclass
class Workload:
    """A name, what a run does, and one callable for each library."""

    name: str
    ours: Run
    theirs: Run


def small() -> list[Workload]:
    """Four elements: what a call costs before any arithmetic."""
    values, others = [0.5, -1.0, 2.0, 3.5], [1.0, 2.0, -3.0, 4.0]
    runs = []
    for library in (tt, torch):
        a, b = library.tensor(values), library.tensor(others)
        c = library.tensor(values)
        w = library.tensor(values, requires_grad=True)

        def chain(w=w, b=b) -> None:
            z = w
            for _ in range(20):
                z = z * b
            z.sum().backward()

        runs.append(
            {
                "a + b, 4 elements": lambda a=a, b=b: a + b,
                "a + b, 4 elements, with grad": lambda w=w, b=b: w + b,
                "a * 2.0, 4 elements": lambda a=a: a * 2.0,
                "a.add_(b), 4 elements": lambda c=c, b=b: c.add_(b),
                "20 multiplications, forward and backward": chain,
            }
        )
        matrix = library.arange(16.0).reshape(4, 4)
        runs[-1]["matrix[1], 4x4"] = lambda matrix=matrix: matrix[1]
        runs[-1]["matrix.t(), 4x4"] = lambda matrix=matrix: matrix.t()
        runs[-1]["matrix.sum(), 4x4"] = lambda matrix=matrix: matrix.sum()
        runs[-1]["matrix @ matrix, 4x4"] = lambda matrix=matrix: matrix @ matrix
    return [Workload(name, runs[0][name], runs[1][name]) for name in runs[0]]


def backward() -> list[Workload]:
    """Small graphs: what recording and running them costs before any arithmetic."""
    runs = []
    for library in (tt, torch):
        generator = torch.Generator().manual_seed(0)

        def parameter(*sizes: int, library=library, generator=generator):
            values = torch.randn(*sizes, generator=generator) * 0.1
            return (values if library is torch else tt.tensor(values.numpy())).requires_grad_()

        x = parameter(8, 16).detach()
        layers = [(parameter(16, 16), parameter(16)) for _ in range(3)]
        w, hooked = parameter(4), parameter(4)
        for _ in range(1000):
            hooked.register_hook(lambda grad: None)

        def mlp(library=library, x=x, layers=layers) -> None:
            linear, relu = library.nn.functional.linear, library.nn.functional.relu
            (w1, b1), (w2, b2), (w3, b3) = layers
            linear(relu(linear(relu(linear(x, w1, b1)), w2, b2)), w3, b3).sum().backward()

        def chain(w=w):
            z = w
            for _ in range(20):
                z = z * w
            return z.sum()

        def twice(library=library, w=w) -> None:
            (g,) = library.autograd.grad((w * w * w).sum(), w, create_graph=True)
            g.sum().backward()

        def once(w=w) -> None:
            (w * w).sum().backward()

        def through_hooks(hooked=hooked) -> None:
            (hooked * 2).sum().backward()

        kept = chain()
        runs.append(
            {
                "one multiplication, forward and backward": once,
                "20 multiplications, backward alone": lambda kept=kept: kept.backward(retain_graph=True),
                "3 linear layers, 8 x 16, forward and backward": mlp,
                "a leaf with 1000 hooks": through_hooks,
                "a gradient of a gradient": twice,
            }
        )
    return [Workload(name, runs[0][name], runs[1][name]) for name in runs[0]]


def large() -> list[Workload]:
    """Millions of elements: what the kernels cost."""
    generator = torch.Generator().manual_seed(0)

    def pair(*sizes: int) -> tuple[tt.Tensor, torch.Tensor]:
        theirs = torch.randn(*sizes, generator=generator)
        return tt.tensor(theirs.numpy()), theirs

    a, ta = pair(2_000_000)
    b, tb = pair(2_000_000)
    square, tsquare = pair(1414, 1414)
    other, tother = pair(1414, 1414)
    row, trow = pair(1414)
    matrix, tmatrix = pair(2000, 2000)
    m64, tm64 = pair(64, 64)
    m512, tm512 = pair(512, 512)
    return [
        Workload("a + b, 2 million", lambda: a + b, lambda: ta + tb),
        Workload("exp, 2 million", lambda: a.exp(), lambda: ta.exp()),
        Workload("tanh, 2 million", lambda: a.tanh(), lambda: ta.tanh()),
        Workload("a.t() + b, 1414 x 1414", lambda: square.t() + other, lambda: tsquare.t() + tother),
        Workload("matrix + row, 1414 x 1414", lambda: square + row, lambda: tsquare + trow),
        Workload("sum, 2000 x 2000", lambda: matrix.sum(), lambda: tmatrix.sum()),
        Workload("sum(0), 2000 x 2000", lambda: matrix.sum(0), lambda: tmatrix.sum(0)),
        Workload("sum(1), 2000 x 2000", lambda: matrix.sum(1), lambda: tmatrix.sum(1)),
        Workload("max(1), 2000 x 2000", lambda: matrix.max(1), lambda: tmatrix.max(1)),
        Workload("mm, 64 x 64", lambda: m64 @ m64, lambda: tm64 @ tm64),
        Workload("mm, 512 x 512", lambda: m512 @ m512, lambda: tm512 @ tm512),
    ]


def repeats(run: Run, seconds: float) -> int:
    """How often to run for about `seconds`."""
    run()  # the first one may load a kernel, or wake threads, and would be taken for the usual time
    count = 1
    while True:
        begin = time.perf_counter()
        for _ in range(count):
            run()
        spent = time.perf_counter() - begin
        if spent > seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 4


def measure(workload: Workload, rounds: int, seconds: float) -> tuple[float, float]:
    """Median seconds of one run, ours and theirs, over alternating rounds."""
    counts = [repeats(run, seconds) for run in (workload.ours, workload.theirs)]
    times: list[list[float]] = [[], []]
    for _ in range(rounds):
        for which, run in enumerate((workload.ours, workload.theirs)):
            begin = time.perf_counter()
            for _ in range(counts[which]):
                run()
            times[which].append((time.perf_counter() - begin) / counts[which])
    return statistics.median(times[0]), statistics.median(times[1])


def start_up(rounds: int) -> list[tuple[str, float]]:
    """Whole processes: the bare interpreter, the import, and the first `a + b` with a warm kernel store."""
    programs = {
        "python -c pass": "pass",
        "import numpy": "import numpy",
        "import tinytensor": "import tinytensor",
        "import tinytensor, then a first a + b": "import tinytensor as tt; tt.ones(4) + tt.ones(4)",
        "import torch": "import torch",
    }
    table = []
    for name, program in programs.items():
        times = []
        for _ in range(rounds + 1):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True)
            times.append(time.perf_counter() - begin)
        table.append((name, statistics.median(times[1:])))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.03, help="length of one round")
    options = parser.parse_args()
    print(f"torch {torch.__version__} on {torch.get_num_threads()} threads\n")
    print(f"{'workload':46} {'tinytensor':>12} {'torch':>12} {'ratio':>7}")
    trained = [Workload(*row) for row in training()]
    laid_out = [Workload(*row) for row in layouts()]
    for workload in [*small(), *backward(), *trained, *large(), *laid_out]:
        ours, theirs = measure(workload, options.rounds, options.seconds)
        print(f"{workload.name:46} {ours * 1e6:9.2f} us {theirs * 1e6:9.2f} us {ours / theirs:7.2f}", flush=True)
    print("\nwhole processes, seconds (median)")
    for name, seconds in start_up(options.rounds):
        print(f"{name:46} {seconds:9.3f}")


if __name__ == "__main__":
    main()
