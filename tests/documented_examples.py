"""The examples in PyTorch's own docstrings, run unchanged by PyTorch and by tinytensor, which is served as `torch`.

`python tests/documented_examples.py` runs them all (minutes) and says where what they print differs; `--only TEXT ...` takes
docstrings whose names have a text in them. Each docstring is a program of its own in a process of its own, with the same seed.
Examples whose answer is chance (`torch.empty`, `Generator.seed`) differ from run to run; those with complex numbers are counted
apart, since no tensor here has them. The texts are read from the installed torch: nothing of them is kept here.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import doctest
import importlib
import inspect
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
import types
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "programs"))
from run import difference

MODULES = """
torch torch.nn torch.nn.functional torch.nn.init torch.nn.utils torch.nn.utils.parametrize torch.nn.utils.parametrizations
torch.nn.utils.prune torch.nn.utils.rnn torch.nn.utils.stateless torch.nn.attention torch.optim torch.optim.lr_scheduler
torch.optim.swa_utils torch.autograd torch.autograd.functional torch.autograd.forward_ad torch.autograd.graph
torch.autograd.profiler torch.autograd.function torch.func torch.linalg torch.special torch.fft torch.sparse torch.signal.windows
torch.utils.data torch.utils.checkpoint torch.utils.benchmark torch.utils.dlpack torch.utils._pytree torch.utils.flop_counter
torch.distributions torch.distributions.transforms torch.distributions.constraints torch.distributions.kl torch.random
torch.library torch.testing torch.fx torch.jit torch.overrides torch.serialization torch.profiler torch.amp torch.futures
torch.multiprocessing torch.ao.quantization torch.ao.nn.quantized torch.masked torch.nested torch.quasirandom torch.compiler
""".split()
NAMES = """
import math, os, sys
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor, optim
from torch.autograd import Function
"""
SECONDS = 30  # that one example may take


def docstrings() -> Iterator[tuple[str, str]]:
    """(name, text) of what PyTorch's modules have, each text once."""
    seen: set[str] = set()
    for name in MODULES:
        module = importlib.import_module(name)
        for key in sorted(dir(module), key=lambda name: (name != "Tensor", name)):  # before its old subclasses
            value = getattr(module, key, None)
            if isinstance(value, types.ModuleType) or key.startswith("__"):
                continue
            own = inspect.isclass(value) and value.__module__.startswith("torch")
            inside = [(k, getattr(value, k, None)) for k in dir(value)] if own else []
            for place, thing in (("", value), *((f".{k}", v) for k, v in inside)):
                text = getattr(thing, "__doc__", None)
                if isinstance(text, str) and ">>>" in text and text not in seen:
                    seen.add(text)
                    yield f"{name}.{key}{place}", text


def examples(text: str) -> list[str]:
    """The sources of a docstring's examples. Not all docstrings are as doctest wants them."""
    text = textwrap.dedent(text)
    try:
        return [example.source for example in doctest.DocTestParser().get_examples(text)]
    except ValueError:
        found: list[list[str]] = []
        for line in map(str.strip, text.splitlines()):
            if line.startswith(">>>"):
                found.append([line[4:]])
            elif line.startswith("...") and found:
                found[-1].append(line[4:])
        return ["\n".join(lines) + "\n" for lines in found]


def run_examples(sources: list[str]) -> list[tuple[str, str]]:
    """(what an example printed, its error) for each."""
    import numpy
    import torch

    namespace: dict[str, Any] = {"__name__": "__main__"}
    exec(NAMES, namespace)
    torch.manual_seed(0)
    numpy.random.seed(0)
    answers = []
    for source in sources:
        printed, error = io.StringIO(), ""
        signal.alarm(SECONDS)
        try:
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
                exec(compile(source, "<example>", "single"), namespace)
        except BaseException as raised:
            error = f"{type(raised).__name__}: {raised}"
        signal.alarm(0)
        answers.append((printed.getvalue(), error))
    return answers


def child(served: bool) -> None:
    """In a process for one library: programs come in as JSON, answers go out. Each runs in a fork."""
    warnings.simplefilter("ignore")
    if served:
        from tinytensor.testing.serve_as_torch import serve_as_torch

        serve_as_torch()
    import torch

    torch.set_num_threads(1)

    def stop(*_: Any) -> None:
        raise TimeoutError(f"more than {SECONDS} s")

    signal.signal(signal.SIGALRM, stop)
    answers = {}
    for name, sources in json.load(sys.stdin).items():
        reading, writing = os.pipe()
        if os.fork() == 0:
            with tempfile.TemporaryDirectory() as folder, os.fdopen(writing, "w") as pipe:
                os.chdir(folder)
                json.dump(run_examples(sources), pipe)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            text = pipe.read()
        os.wait()
        answers[name] = json.loads(text) if text else [("", "the process ended")]
    json.dump(answers, sys.stdout)


def answers_of(library: str, programs: dict[str, list[str]]) -> dict[str, list[tuple[str, str]]]:
    command = [sys.executable, __file__, "--child", library]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "TINYTENSOR_COMPILE_AHEAD": "0"}
    done = subprocess.run(
        command, input=json.dumps(programs), stdout=subprocess.PIPE, text=True, check=True, env=environment
    )
    return json.loads(done.stdout.splitlines()[-1])


def verdict(ours: tuple[str, str], theirs: tuple[str, str]) -> str:
    """How the answers of both to an example compare."""
    if theirs[1]:
        return "agrees" if ours[1] else "accepts what PyTorch refuses"
    if ours[1]:
        return "complex numbers" if "complex numbers" in ours[1] else "refuses"
    return "agrees" if difference(ours[0], theirs[0], 1e-4).first is None else "differs"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--only", nargs="*", default=[""], help="docstrings whose names have one of these texts in them"
    )
    parser.add_argument("--child", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.child == "tinytensor")
        return
    warnings.simplefilter("ignore")  # of names that are deprecated
    programs = {name: examples(text) for name, text in docstrings() if any(part in name for part in options.only)}
    theirs, ours = (answers_of(library, programs) for library in ("torch", "tinytensor"))
    counts: collections.Counter[str] = collections.Counter()
    for name, sources in programs.items():
        for source, mine, other in zip(sources, ours[name], theirs[name], strict=False):
            said = verdict(tuple(mine), tuple(other))
            counts[said] += 1
            if said not in ("agrees", "complex numbers"):
                print(f"{name}: {source.strip().splitlines()[0]}\n    {said}: {''.join(mine).strip()[:160]!r}")
                print(f"    PyTorch: {''.join(other).strip()[:160]!r}")
            if bool(mine[1]) != bool(other[1]):
                break  # what follows stands on it
    print(f"{len(programs)} docstrings, " + ", ".join(f"{count:,} {words}" for words, count in counts.most_common()))


if __name__ == "__main__":
    main()
