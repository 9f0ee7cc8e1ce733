"""1,797 handwritten digits of 8x8 pixels, what lesson 20 trains on. data/README.md says where they come from."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

import tinytensor as tt

_FILE = Path(__file__).parent / "data" / "digits.npz"
TRAIN = 1437  # of 1,797: four fifths


@functools.cache
def load_digits() -> tuple[np.ndarray, np.ndarray]:
    """Images (1797, 8, 8), uint8 with values 0 to 16, and labels (1797,), uint8, in scikit-learn's order."""
    with np.load(_FILE) as file:
        return file["images"], file["labels"]


class Digits:
    """Rows of images and labels, a dataset: `digits[k]` is (images, labels) for k an int, a slice, a list, a range or a
    tensor.

    `images` is float (n, 64) with values from 0 to 1, `labels` int64 (n,).
    """

    def __init__(self, images: tt.Tensor, labels: tt.Tensor) -> None:
        self.images, self.labels = images, labels

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, rows: Any) -> tuple[tt.Tensor, tt.Tensor]:
        rows = list(rows) if isinstance(rows, (range, tuple)) else rows
        return self.images[rows], self.labels[rows]

    def __repr__(self) -> str:
        return f"{len(self):,} digits"


def split(dtype: Any = tt.float32) -> tuple[Digits, Digits]:
    """1,437 rows to train on and 360 to test with, drawn by permutation with seed 0. Pixels are divided by 16."""
    images, labels = load_digits()
    order = np.random.RandomState(0).permutation(len(labels))
    pixels = tt.tensor(images.reshape(-1, 64)[order] / 16, dtype=dtype)
    numbers = tt.tensor(labels[order].astype(np.int64))
    return Digits(pixels[:TRAIN], numbers[:TRAIN]), Digits(pixels[TRAIN:], numbers[TRAIN:])
