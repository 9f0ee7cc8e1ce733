"""Makes tinytensor/lessons/golden/*.json from torch: `python tests/lessons/make_golden.py`.

The lessons read only the files.
"""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import torch

GOLDEN = Path(__file__).parents[2] / "tinytensor/lessons/golden"

# What the enumerations below run over; lesson_01.py enumerates the same.
SIZES, STRIDES = range(4), (0, 1, 2, 3, 6)

LARGER_THAN_STORAGE = [
    ((2, 2), (3, 1), 0, torch.int32),
    ((2, 2), (2, 1), 1, torch.int32),
    ((4,), (12,), 0, torch.float32),
    ((3, 4), (1, 4), 5, torch.float64),
    ((5, 6), (0, 1), 18, torch.uint8),
    ((2, 1, 3), (7, 99, 2), 3, torch.int16),
]

BAD_EXPANDS = [
    ((3,), (1,), (6,)),
    ((3, 1), (1, 1), (2, 4)),
    ((3,), (1,), (-1, 3)),
    ((2, 3), (3, 1), (4, 3)),
    ((2, 3), (3, 1), (2, 2, 6)),
    ((0,), (1,), (3,)),
    ((1, 2), (2, 1), (-1, 5, 2)),
    ((4, 1, 2), (2, 2, 1), (3, 7, 2)),
]


def contiguous_strides() -> dict[str, str]:
    """Every shape of up to 4 dimensions with sizes 0 to 5."""
    table = {}
    for dims in range(5):
        for sizes in itertools.product(range(6), repeat=dims):
            table[" ".join(map(str, sizes))] = " ".join(map(str, torch.empty(sizes).stride()))
    return table


def is_contiguous() -> list[str]:
    """One string of 0 and 1 for each number of dimensions, in the order of the two products."""
    rows = []
    for dims in range(4):
        answers = (
            torch.empty_strided(sizes, strides).is_contiguous()
            for sizes in itertools.product(SIZES, repeat=dims)
            for strides in itertools.product(STRIDES, repeat=dims)
        )
        rows.append("".join(str(int(answer)) for answer in answers))
    return rows


def storage_nbytes() -> list[list]:
    """sizes, strides, offset, itemsize, and the storage size that torch's error asks for."""
    rows = []
    for sizes, strides, offset, dtype in LARGER_THAN_STORAGE:
        try:
            torch.empty(1, dtype=dtype).as_strided(sizes, strides, offset)
        except RuntimeError as error:
            needed = int(re.search(r"requiring a storage size of (\d+)", str(error))[1])
        rows.append([sizes, strides, offset, dtype.itemsize, needed])
    return rows


def expand_errors() -> list[list]:
    rows = []
    for sizes, strides, target in BAD_EXPANDS:
        try:
            torch.empty_strided(sizes, strides).expand(target)
        except RuntimeError as error:
            rows.append([sizes, strides, target, str(error)])
    return rows


def main() -> None:
    tables = {
        "lesson_01": {
            "contiguous_strides": contiguous_strides(),
            "is_contiguous": is_contiguous(),
            "storage_nbytes": storage_nbytes(),
        },
        "lesson_02": {"expand_errors": expand_errors()},
    }
    for name, table in tables.items():
        note = {"made_by": "tests/lessons/make_golden.py", "torch": torch.__version__.partition("+")[0]}
        GOLDEN.joinpath(f"{name}.json").write_text(json.dumps({**note, **table}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
