"""Write golden_optim.json and golden_schedulers.json: what PyTorch does in the optim_*.py files beside it. Run where it is installed:

python tests/optim/make_golden_optim.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import optim_programs
import optim_schedules
import optim_texts
import torch
from torch.utils._python_dispatch import TorchDispatchMode

HERE = Path(__file__).parent


def states(m: Any) -> dict[str, Any]:
    """For the first case of each optimizer: how its state dict looks, and one in the middle, as numbers."""
    found: dict[str, Any] = {}
    for name, options in optim_programs.OPTIMIZERS:
        if name in found:
            continue
        params = optim_programs.parameters(m, "float64")
        optimizer = getattr(m.optim, name)(params, **options)
        optim_programs.take_steps(m, optimizer, params, 0, 5)
        state_dict = optimizer.state_dict()
        found[name] = {
            "shape": optim_programs.shape_of_state(state_dict),
            "params": optim_programs.plain(params),
            "state_dict": optim_programs.plain(state_dict),
        }
    return found


def optimizers() -> dict[str, Any]:
    return {
        "ten_steps": {
            f"{optim_programs.case_name(case)} {dtype}": optim_programs.ten_steps(torch, case, dtype)
            for case in optim_programs.OPTIMIZERS
            for dtype in optim_programs.DTYPES
        },
        "resumed": {
            optim_programs.case_name(case): optim_programs.resumed(torch, case) for case in optim_programs.OPTIMIZERS
        },
        "states": states(torch),
        "errors": {program: optim_texts.result_of(torch, program) for program in optim_texts.ERRORS},
        "reprs": [repr(eval(program, optim_texts.tools(torch))) for program in optim_texts.REPRS],
        "traces": {
            optim_programs.case_name(c): optim_programs.traced(torch, TorchDispatchMode, c)
            for c in optim_programs.TRACES
        },
        "capturable": {
            optim_programs.case_name(c): optim_programs.capturable(torch, TorchDispatchMode, c)
            for c in optim_programs.CAPTURABLE
        },
        "differentiable": [optim_programs.differentiated(torch, *case) for case in optim_programs.DIFFERENTIABLE],
        "muon": [optim_programs.muon(torch, sizes, **options) for sizes, options in optim_programs.MUON],
        "averages": {name: optim_programs.averaged(torch, name) for name in optim_programs.AVERAGES},
        "rosenbrock": [optim_programs.rosenbrock(torch, "float64", **options) for options in optim_programs.ROSENBROCK],
    }


def schedulers() -> dict[str, Any]:
    return {
        "rates": {
            f"{name}, {optimizer}": optim_schedules.thirty_epochs(torch, name, optimizer)
            for name in optim_schedules.SCHEDULERS
            for optimizer in ("SGD", "Adam")
        },
        "warnings": {name: optim_texts.warnings_of(torch, program) for name, program in optim_texts.WARNINGS.items()},
    }


if __name__ == "__main__":
    torch.set_num_threads(1)
    for name, content in (("golden_optim", optimizers()), ("golden_schedulers", schedulers())):
        (HERE / f"{name}.json").write_text(json.dumps(content, indent=None, separators=(",", ":")) + "\n")
