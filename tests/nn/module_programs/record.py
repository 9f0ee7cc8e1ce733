"""Write golden.json: what every program gives under PyTorch."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    import torch

    from tinytensor.testing.outcome import outcome

    sys.path.insert(0, str(HERE.parent))
    programs = importlib.import_module("module_programs")
    answers = {name: outcome(program, torch) for name, program in programs.all_programs().items()}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(answer)}" for name, answer in answers.items())
    programs.GOLDEN.write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main()
