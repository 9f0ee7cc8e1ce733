"""Programs about modules that run under PyTorch and under tinytensor, and what they give under PyTorch.

A program is a public function of one of the modules here: it takes the module to run under and returns what can be
compared. `golden.json` holds PyTorch's outcomes; `python tests/nn/module_programs/record.py` writes it.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

MODULES = (
    "attributes", "walks", "hooks", "conversions", "state", "containers", "initial", "parameters", "recurrent",
    "packed", "utils", "tracking", "parametrized", "parallel",
)  # fmt: skip
GOLDEN = Path(__file__).parent / "golden.json"


def all_programs() -> dict[str, Callable[[Any], Any]]:
    """Name -> program."""
    found = {}
    for name in MODULES:
        module = importlib.import_module(f"{__name__}.{name}")
        for function_name, function in vars(module).items():
            if getattr(function, "__module__", "") == module.__name__ and not function_name.startswith("_"):
                found[f"{name}.{function_name}"] = function
    return found


def golden() -> dict[str, Any]:
    return json.loads(GOLDEN.read_text())
