"""Makes the golden tables of lessons 07 and 08 from torch: `python tests/lessons/make_golden_dispatch.py`.

Lesson 08's are taken from tests/dispatch/golden/computed_tables.json, which make_golden_tables.py made from torch.
"""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[2] / "notebooks/tinytensor_lessons/golden"
TABLES = Path(__file__).parents[1] / "dispatch/golden/computed_tables.json"

# ---- lesson 07 -------------------------------------------------------------------------------------------------------


def keys() -> list[list[Any]]:
    """device, layout, made in inference mode, and the keys of such a tensor.

    For CUDA, which a CPU build cannot allocate on, the CPU's keys under the other backend's name; for the strided ones a
    fake tensor says the same.
    """
    import torch
    from torch._subclasses import FakeTensorMode

    dense = {
        "strided": lambda: torch.ones(2, 2),
        "sparse_coo": lambda: torch.ones(2, 2).to_sparse(),
        "sparse_csr": lambda: torch.ones(2, 2).to_sparse_csr(),
    }
    rows = []
    for inference in (0, 1):
        with torch.inference_mode(bool(inference)):
            for layout, make in dense.items():
                rows.append(["cpu", layout, inference, _names(make())])
                rows.append(["cuda", layout, inference, _names(make()).replace("CPU", "CUDA")])
                rows.append(
                    ["meta", layout, inference, _names(torch.empty(2, 2, device="meta", layout=getattr(torch, layout)))]
                )
            rows.append(["cpu", "mkldnn", inference, _names(torch.ones(2, 2).to_mkldnn())])
            with FakeTensorMode():
                fake = _names(torch.empty(2, device="cuda")).split()
            assert [key for key in fake if not key.startswith("Python")] == rows[1 if not inference else 11][3].split()
    return sorted(rows)


def _names(x: Any) -> str:
    import torch

    return " ".join(re.findall(r"\w+", str(torch._C._dispatch_keys(x)))[1:])


# ---- lesson 08 -------------------------------------------------------------------------------------------------------

# Left out of the lesson: this alias key, with all cases that have it.
NON_FUNCTIONAL = "CompositeExplicitAutogradNonFunctional"
CASES = 1024


def tables() -> dict[str, Any]:
    """Registration sets and their tables, of those in TABLES the first CASES without NON_FUNCTIONAL."""
    golden = json.loads(TABLES.read_text())
    left_out = golden["key_letters"][-1]
    blocks, count = [], 0
    for block in golden["blocks"]:
        cases = [case for case in block["cases"] if left_out not in case.split()[0]][: CASES - count]
        count += len(cases)
        if cases:
            blocks.append([" ".join(block["fallbacks"]), cases])
    return {
        "runtime_keys": golden["runtime_keys"],
        "key_letters": golden["key_letters"][:-1],
        "fallbacks": golden["fallbacks"],
        "blocks": blocks,
    }


def smooth_l1() -> list[list[Any]]:
    """x, y, beta, and torch's value."""
    import torch

    rows = []
    for seed, beta in enumerate((1.0, 0.5, 2.0)):
        torch.manual_seed(seed)
        x, y = (torch.randn(2, 3, dtype=torch.float64) * 2).round(decimals=3), torch.zeros(3, dtype=torch.float64)
        y[0] = 0.25
        value = torch.nn.functional.smooth_l1_loss(x, y.expand(2, 3), reduction="none", beta=beta)
        rows.append([x.tolist(), y.tolist(), beta, value.tolist()])
    return rows


def main() -> None:
    import torch

    warnings.simplefilter("ignore")  # of sparse tensors
    note = {"made_by": "tests/lessons/make_golden_dispatch.py", "torch": torch.__version__.partition("+")[0]}
    for name, table in {
        "lesson_07": {"keys": keys()},
        "lesson_08": {"tables": tables(), "smooth_l1": smooth_l1()},
    }.items():
        GOLDEN.joinpath(f"{name}.json").write_text(json.dumps({**note, **table}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
