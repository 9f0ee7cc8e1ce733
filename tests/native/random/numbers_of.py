"""Programs that draw random numbers, and these numbers as integers: so two libraries agree on them to the last bit.

    fills.txt     expressions of n and d, for several sizes and dtypes
    others.txt    integers, counts, initial weights, data

After each the generator is asked for one more number, which tells whether as many were drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DTYPES = ("float32", "float64", "float16", "bfloat16")
SIZES = (1, 7, 15, 16, 17, 33, 700)


def lines(name: str) -> list[str]:
    return [line for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")]


def cases() -> Iterator[tuple[str, int, str]]:
    """(text, n, dtype)"""
    for text in lines("fills.txt"):
        for dtype in DTYPES:
            for n in SIZES:
                yield text, n, dtype
    for text in lines("others.txt"):
        yield text, 0, "float32"


def evaluate(m: Any, text: str, n: int = 0, dtype: str = "float32", seed: int = 7) -> list[Any]:
    """The numbers, and the one that is drawn next."""
    m.manual_seed(seed)
    names = {"m": m, "n": n, "d": getattr(m, dtype), "nn": m.nn, "F": m.nn.functional, "data": m.utils.data}
    try:
        numbers = bits(eval(text, names), m)
    except NotImplementedError as error:
        numbers = str(error)
    return [numbers, m.randint(0, 2**31, (1,)).item()]


def bits(value: Any, m: Any) -> Any:
    if isinstance(value, m.nn.Module):
        value = list(value.parameters())
    if isinstance(value, (list, tuple)):
        return [bits(part, m) for part in value]
    if not isinstance(value, m.Tensor):
        return value
    value = value.detach().contiguous()
    if value.dtype.is_floating_point:
        value = value.view({2: m.int16, 4: m.int32, 8: m.int64}[value.dtype.itemsize])
    return value.tolist()


def shortened(numbers: Any) -> Any:
    """The first and the last numbers of long lists, for the golden table."""
    if not isinstance(numbers, list):
        return numbers
    return [shortened(part) for part in (numbers if len(numbers) <= 12 else [*numbers[:4], *numbers[-3:]])]


STEPS = [
    "m.rand({n})", "m.randn({n})", "m.randn({n}, dtype=m.float64)", "m.rand({n}, dtype=m.float16)", "m.randint({k}, ({n},))",
    "m.randperm({n})", "m.empty({n}).bernoulli_({p})", "m.empty({n}).exponential_({p})", "m.empty({n}, 3).t().normal_({p})",
    "F.dropout(m.ones({n}), {p})", "m.multinomial(m.arange(1., {n} + 1), 5, True)", "nn.Linear({n}, 3)", "nn.Conv1d({n}, 2, 3)",
    "nn.init.xavier_normal_(m.empty({n}, 4))", "nn.init.trunc_normal_(m.empty({n}))", "m.poisson(m.full(({n},), {p} * 30))",
    "m.empty({n}, dtype=m.int64).random_()", "m.empty({n}).geometric_({p})", "m.empty({n}).cauchy_()",
    "m.randint(2**{b}, ({n},))", "list(data.RandomSampler(range({n})))", "m.empty({n}).log_normal_()",
    "m.binomial(m.full(({n},), 50.), m.full(({n},), {p}))", "m.get_rng_state()", "m.set_rng_state(m.Generator().get_state())",
    "m.manual_seed({k}).initial_seed()", "m.normal(m.zeros({n}), {p}, generator=g)", "m.rand({n}, generator=g)",
]  # fmt: skip


def random_program(seed: int) -> list[str]:
    """Ten draws one after the other, from the default generator and from one of its own."""
    chance = random.Random(seed)
    program = []
    for _ in range(10):
        n = chance.choice([1, 2, 5, 8, 15, 16, 17, 31, 32, 100, 624, 700])
        k, b, p = chance.randrange(1, 2**31), chance.randrange(1, 62), round(chance.uniform(0.05, 0.95), 3)
        program.append(chance.choice(STEPS).format(n=n, k=k, b=b, p=p))
    return program


def run(m: Any, seed: int) -> list[Any]:
    m.manual_seed(seed)
    names = {"m": m, "nn": m.nn, "F": m.nn.functional, "data": m.utils.data, "g": m.Generator().manual_seed(seed + 1)}
    return [bits(eval(step, names), m) for step in random_program(seed)]
