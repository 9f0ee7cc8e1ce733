"""Writes golden.json, what PyTorch's make_fx prints for the programs: python make_fx_golden.py"""

from __future__ import annotations

import json
from pathlib import Path

from make_fx_programs import ERRORS, cases, environment, error, texts

GOLDEN = Path(__file__).parent / "golden.json"

if __name__ == "__main__":
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    env = environment(torch, make_fx)
    recorded = {
        "texts": {name: texts(name, environment(torch, make_fx)) for name in cases()},
        "errors": {name: error(name, env) for name in ERRORS},
    }
    GOLDEN.write_text(json.dumps(recorded, indent=0) + "\n")
