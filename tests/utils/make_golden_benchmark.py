"""Asks PyTorch for golden data: what torch.utils.benchmark prints for times that are given.

python tests/utils/make_golden_benchmark.py
"""

from __future__ import annotations

import json
from pathlib import Path

import benchmark_cases as cases
from torch.utils import benchmark

GOLDEN = Path(__file__).parent / "golden_benchmark.json"


def main() -> None:
    golden = {
        "numbers": cases.numbers(benchmark),
        "printed": [cases.printed(m) for m in cases.measurements(benchmark)],
        "tables": cases.tables(benchmark),
        "timers": {},
    }
    for name in cases.TIMERS:
        for method in cases.METHODS:
            made = cases.run(benchmark, name, method)
            golden["timers"][f"{name}: {method}"] = [made.number_per_run, len(made.raw_times), cases.printed(made)]
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
