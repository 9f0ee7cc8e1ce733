"""Writes symbolic_golden.json, what PyTorch's fx says to the programs: python symbolic_golden.py"""

from __future__ import annotations

import json
from pathlib import Path

from symbolic_programs import answers

GOLDEN = Path(__file__).parent / "symbolic_golden.json"

if __name__ == "__main__":
    import torch
    import torch.fx

    GOLDEN.write_text(json.dumps(answers(torch), indent=0) + "\n")
