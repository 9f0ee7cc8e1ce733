"""Write golden.json: what every program gives under PyTorch."""

from __future__ import annotations

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    import torch

    sys.path.insert(0, str(Path(__file__).parents[1]))
    from library_programs import GOLDEN, all_programs
    from library_programs.helpers import outcome

    results = {name: outcome(program, torch) for name, program in all_programs().items()}
    lines = [f"{json.dumps(name)}: {json.dumps(result)}" for name, result in results.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n")
