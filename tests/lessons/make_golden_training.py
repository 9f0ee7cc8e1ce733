"""Makes notebooks/tinytensor_lessons/golden/lesson_20.json from torch: `python tests/lessons/make_golden_training.py`.

The lessons read only the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from tinytensor_lessons.lesson_20.optim import ADAM_RUNS, SGD_RUNS
from tinytensor_lessons.lesson_20.steps import Steps

FILE = Path(__file__).parents[2] / "notebooks/tinytensor_lessons/golden/lesson_20.json"


def after(run: Steps, make: Any) -> list[list[float]]:
    """The parameters after the last step."""
    params = [torch.tensor(p, dtype=torch.float64, requires_grad=True) for p in run.start]
    optimizer = make(params, **dict(run.options))
    for grads in run.grads:
        for p, grad in zip(params, grads, strict=True):
            p.grad = None if grad is None else torch.tensor(grad, dtype=torch.float64)
        optimizer.step()
    return [p.tolist() for p in params]


def adam(params: Any, decoupled: bool = False, **options: Any) -> torch.optim.Optimizer:
    return (torch.optim.AdamW if decoupled else torch.optim.Adam)(params, **options)


def main() -> None:
    table = {
        "made_by": "tests/lessons/make_golden_training.py",
        "torch": torch.__version__.partition("+")[0],
        "sgd": [after(run, torch.optim.SGD) for run in SGD_RUNS],
        "adam": [after(run, adam) for run in ADAM_RUNS],
    }
    FILE.write_text(json.dumps(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
