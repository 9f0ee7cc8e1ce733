"""The numbers of a seed are PyTorch's, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numbers_of
import numpy as np
import pytest

import tinytensor as tt


def test_numbers(same: Callable[[Callable[[Any], Any]], Any]) -> None:
    """The golden table has some of the sizes and dtypes, and of long results the ends."""
    for text, n, dtype in numbers_of.cases():
        if n in (0, 7, 33) and dtype in ("float32", "bfloat16"):
            same(lambda m, case=(text, n, dtype): [str(case), numbers_of.shortened(numbers_of.evaluate(m, *case))])


def test_all_numbers(torch: Any) -> None:
    wrong = []
    for case in numbers_of.cases():
        if numbers_of.evaluate(tt, *case) != numbers_of.evaluate(torch, *case):
            wrong.append(case)
    assert not wrong


def test_random_programs(torch: Any) -> None:
    wrong = [seed for seed in range(200) if numbers_of.run(tt, seed) != numbers_of.run(torch, seed)]
    assert not wrong, [numbers_of.random_program(seed) for seed in wrong[:3]]


@pytest.mark.parametrize(
    "text", ["m.rand(d)", "m.randn(d)", "m.randint(100, (d,))", "m.randperm(d)", "m.empty(d).exponential_()"]
)
def test_many_numbers(torch: Any, text: str) -> None:
    tt.manual_seed(1)
    torch.manual_seed(1)
    ours, theirs = (eval(text, {"m": m, "d": 1_000_003}) for m in (tt, torch))
    assert ours.numpy().tobytes() == theirs.numpy().tobytes()


def test_states_go_there_and_come_back(torch: Any) -> None:
    for draws in (0, 1, 3, 623, 624, 625, 2000):
        for odd in (0, 1):  # a normal number may be left behind
            ours, theirs = tt.Generator().manual_seed(9), torch.Generator().manual_seed(9)
            for g, m in ((ours, tt), (theirs, torch)):
                m.rand(draws, generator=g)
                m.randn(odd, generator=g)
            state = ours.get_state()
            assert state.tolist() == theirs.get_state().tolist()
            theirs.set_state(torch.tensor(state.tolist(), dtype=torch.uint8))
            wanted = torch.randn(3, generator=theirs)
            assert tt.randn(3, generator=ours).tolist() == wanted.tolist()
            ours = tt.Generator().set_state(tt.tensor(theirs.get_state().tolist(), dtype=tt.uint8))
            assert ours.initial_seed() == theirs.initial_seed()
            assert tt.rand(700, generator=ours).tolist() == torch.rand(700, generator=theirs).tolist()
            assert ours.get_state().tolist() == theirs.get_state().tolist()


def test_generators_of_both(library: Any) -> None:
    g = library.Generator()
    assert g.initial_seed() == 67280421310721 and g.manual_seed(-1).initial_seed() == 2**64 - 1
    state = g.get_state()
    assert state.shape == (5056,) and state.dtype is library.uint8
    library.randn(1, generator=g)
    twin = g.clone_state()
    assert library.randn(3, generator=twin).tolist() == library.randn(3, generator=g).tolist()
    with pytest.raises(RuntimeError, match="Invalid mt19937 state"):
        g.set_state(library.zeros(5056, dtype=library.uint8))
    with pytest.raises(
        RuntimeError, match="Expected a CPUGeneratorImplState of size 5056 but found the input RNG state size"
    ):
        g.set_state(library.zeros(16, dtype=library.uint8))


_WITHOUT_KERNELS = """
import sys
sys.path.insert(0, sys.argv[1])
import numbers_of, tinytensor as tt
chosen = [case for case in numbers_of.cases() if case[1] in (7, 33) and case[2] != "float16"]
print([numbers_of.evaluate(tt, *case)[0] for case in chosen])
"""


def test_without_kernels() -> None:
    """NumPy's samplers draw the same; what else the programs do is left to them."""
    texts = ("rand(", "randn(", "uniform_", "normal_(", "exponential_", "bernoulli_(0", "random_(", "randperm")
    program = _WITHOUT_KERNELS.replace("(7, 33)", f"(7, 33) and any(part in case[0] for part in {texts})")
    printed = []
    for mode in ("off", ""):
        command = [sys.executable, "-c", program, str(Path(numbers_of.__file__).parent)]
        done = subprocess.run(
            command, env={**os.environ, "TINYTENSOR_JIT": mode}, capture_output=True, text=True, check=True
        )
        printed.append(done.stdout)
    assert printed[0] == printed[1] and len(printed[0]) > 1000


def test_mt19937_of_numpy() -> None:
    """NumPy has the same engine, seeded in the same way."""
    g = tt.Generator().manual_seed(2**33 + 5)
    ours = tt.empty(2000, dtype=tt.int64).random_(0, 2**27, generator=g).numpy()
    theirs = np.random.RandomState(5).randint(0, 2**32, 2000, dtype=np.uint64) % 2**27
    assert (ours == theirs.astype(np.int64)).all()
