"""Programs about autograd that run under PyTorch and under tinytensor, and what they give under PyTorch.

A program is a public function of one of the modules here: it takes the module to run under and returns what can be
compared (see helpers.py). `golden.json` holds PyTorch's outcomes; `python tests/autograd/programs/record.py` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tinytensor.testing.outcome import programs_of

MODULES = (
    "hooks", "nodes", "passes", "accumulate", "inference", "saved", "views", "function", "anomaly", "gradcheck",
)  # fmt: skip
GOLDEN = Path(__file__).parent / "golden.json"


def all_programs() -> dict[str, Callable[[Any], Any]]:
    """Name -> program."""
    return programs_of(__name__, MODULES)


def golden() -> dict[str, Any]:
    return json.loads(GOLDEN.read_text())
