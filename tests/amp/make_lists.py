"""Write golden/lists.json: the operators with a kernel at the autocast keys of PyTorch. `python tests/amp/make_lists.py`."""

from __future__ import annotations

import json
from pathlib import Path

GOLDEN = Path(__file__).with_name("golden") / "lists.json"

if __name__ == "__main__":
    import torch

    found = {}
    for device, key in (("cpu", "AutocastCPU"), ("cuda", "AutocastCUDA")):
        names = torch._C._dispatch_get_registrations_for_dispatch_key(key)
        found[device] = " ".join(sorted(name.removeprefix("aten::") for name in names if name.startswith("aten::")))
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n")
